import { useRuntime } from '../contexts/useRuntime.ts';

/** What the portal is called: the setting `productName`, else what its host says. */
export function useProductName(): string {
  const { settings, config } = useRuntime();
  const name = settings['productName'];
  return typeof name === 'string' && name !== '' ? name : config.name;
}
