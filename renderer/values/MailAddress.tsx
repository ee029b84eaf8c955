/** A long address breaks after its @, where it is read best. */
export function MailAddress({ address }: { readonly address: string }) {
  const [name, ...host] = address.split('@');
  return (
    <>
      {name}@<wbr />
      {host.join('@')}
    </>
  );
}
