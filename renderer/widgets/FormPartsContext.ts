import { createContext } from 'react';
import type { FormParts } from './registerForms.tsx';

/** The widgets, fields and templates for rjsf that the portal adds. They replace built-in ones of the same name. */
export const FormPartsContext = createContext<FormParts>({ widgets: {}, templates: {}, extensions: {} });
