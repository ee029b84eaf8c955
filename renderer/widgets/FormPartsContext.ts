import { createContext } from 'react';
import type { FormParts } from './registerForms.tsx';

/** The widgets, fields and templates of rjsf that the portal around adds; a name of ours is replaced. */
export const FormPartsContext = createContext<FormParts>({ widgets: {}, templates: {}, extensions: {} });
