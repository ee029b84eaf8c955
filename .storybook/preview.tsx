import type { Preview } from '@storybook/react-vite';
import { Beside } from '../stories/stage/Beside.tsx';
import { locales, readLooks } from '../stories/stage/Looks.ts';

const languages: Readonly<Record<(typeof locales)[number], string>> = {
  en: 'English',
  fr: 'Français',
  ro: 'Română',
  zh: '中文',
};

const preview: Preview = {
  initialGlobals: { locale: 'en', theme: 'light', view: 'drawn' },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: locales.map((value) => ({ value, title: languages[value] })),
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    view: {
      description: 'What is shown',
      toolbar: {
        icon: 'sidebyside',
        items: [
          { value: 'drawn', title: 'Drawn' },
          { value: 'beside', title: 'Definition, data and drawn' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: { layout: 'fullscreen', a11y: { test: 'error' }, controls: { disable: true } },
  decorators: [
    (Story, { globals, parameters, id }) => {
      const looks = readLooks(globals);
      const drawn = <Story key={`${id} ${looks.locale} ${looks.theme}`} />;
      return globals['view'] === 'beside' ? (
        <Beside definition={parameters['definition']} data={parameters['data']}>
          {drawn}
        </Beside>
      ) : (
        drawn
      );
    },
  ],
};

export default preview;
