import { useMemo } from 'react';
import { useRuntime } from '../../contexts/useRuntime.ts';

/** Returns a list of numbers from the settings, or the default without that setting. */
export function useSettingNumbers(name: string, otherwise: readonly number[]): readonly number[] {
  const setting = useRuntime().settings[name];
  return useMemo(() => {
    const numbers = Array.isArray(setting) ? setting.filter((item) => typeof item === 'number') : [];
    return numbers.length > 0 ? numbers : otherwise;
  }, [setting, otherwise]);
}
