/** Texts of the login, letter by letter the customer's where there are any. */
export const texts = {
  title: 'Ingreso',
  user: 'Usuario',
  password: 'Contraseña',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  submit: 'Entrar',
  busy: 'Entrando…',
  badLoginTitle: 'UPS!!!',
  badLogin: 'REVISA TUS CREDENCIALES',
  appFailed: 'La aplicación no se pudo cargar. Revisa la red e intenta de nuevo.',
  retry: 'Reintentar',
} as const
