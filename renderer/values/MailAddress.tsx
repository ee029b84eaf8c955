/** Renders an e-mail address that can break after its @. */
export function MailAddress({ address }: { readonly address: string }) {
  const [name, ...host] = address.split('@');
  return (
    <>
      {name}@<wbr />
      {host.join('@')}
    </>
  );
}
