/** Stands for MUI's themes of CSS variables: ours are made anew for each mode. */
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
