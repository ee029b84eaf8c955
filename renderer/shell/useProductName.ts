import { useRuntime } from '../contexts/useRuntime.ts';

/** Returns the name of the portal: the setting `productName`, otherwise the name in the host's configuration. */
export function useProductName(): string {
  const { settings, config } = useRuntime();
  const name = settings['productName'];
  return typeof name === 'string' && name !== '' ? name : config.name;
}
