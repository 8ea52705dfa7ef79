/** Browsers show a pdf in a viewer of their own, which `sandbox` blocks and `default-src` strips of its styles; our pages frame it. */
export const PDF_VIEWABLE = {
  'content-security-policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
} as const
