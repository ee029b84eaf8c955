import { Box } from '@mui/material';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { Heading } from '../runtime/HeadingLevel.tsx';
import { useFormPlace } from './FormStoreContext.ts';
import { useSections } from './useSections.ts';

/** The fields of a form on a grid of one or two columns, under the headings of their sections. */
export function ObjectFieldTemplate({ properties }: ObjectFieldTemplateProps) {
  const { prefix } = useFormPlace();
  const sections = useSections();
  return (
    <Box sx={{ containerType: 'inline-size', display: 'grid', gap: 3 }}>
      {sections.map((section, index) => {
        const heading = `${prefix}-section-${index}`;
        const titled = section.title !== undefined;
        return (
          <Box
            key={`${section.name}-${section.fields[0] ?? ''}`}
            {...(titled ? { role: 'group', 'aria-labelledby': heading } : {})}
          >
            {titled && (
              <Box id={heading} sx={{ mb: 1.5 }}>
                <Heading>{section.title}</Heading>
              </Box>
            )}
            <Box
              sx={{
                display: 'grid',
                columnGap: 3,
                rowGap: 2.5,
                gridTemplateColumns: 'minmax(0, 1fr)',
                '@container (min-width: 600px)':
                  section.fields.length > 3 ? { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } : {},
              }}
            >
              {properties.filter(({ name }) => section.fields.includes(name)).map(({ content }) => content)}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
