/** Replaces MUI's themes with CSS variables: the portal creates a theme for each mode instead. */
export default function refuse(): never {
  throw new Error('The theme has no CSS variables');
}

export {
  refuse as CssVarsProvider,
  refuse as createGetCssVar,
  refuse as Experimental_CssVarsProvider,
  refuse as getInitColorSchemeScript,
  refuse as useColorScheme,
};
