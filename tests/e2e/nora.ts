/** A new contractor, as a manager types her in. */
export const typed = {
  email: 'Nora.Newman@Freelance.example',
  firstName: 'nora',
  lastName: 'newman',
  phone: '(202) 555-0199',
};

/** Her address as the portal knows it. */
export const nora = 'nora.newman@freelance.example';

export const noraPassword = 'Nora!Newman2026';
