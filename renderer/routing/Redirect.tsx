import { useEffect } from 'react';
import { useNavigate } from './Address.ts';

/** Leads to another address, which takes the place of this one. */
export function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
