import { Link } from '@mui/material';

interface SkipLinkProps {
  /** Element that gets the focus. */
  readonly to: string;
  readonly title: string;
}

/** Leads past what has many inputs. It is shown while it has the focus. */
export function SkipLink({ to, title }: SkipLinkProps) {
  return (
    <Link
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
      sx={{
        position: 'absolute',
        zIndex: 3,
        p: 1,
        bgcolor: 'background.paper',
        borderRadius: 1,
        boxShadow: 3,
        '&:not(:focus)': {
          width: '1px',
          height: '1px',
          p: 0,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      }}
    >
      {title}
    </Link>
  );
}
