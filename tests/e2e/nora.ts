/** A new contractor, as a manager enters her. */
export const typed = {
  email: 'Nora.Newman@Freelance.example',
  firstName: 'nora',
  lastName: 'newman',
  phone: '(202) 555-0199',
};

/** Her e-mail address as the portal stores it. */
export const nora = 'nora.newman@freelance.example';

export const noraPassword = 'Nora!Newman2026';
