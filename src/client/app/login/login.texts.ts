/** Texts of the login, letter by letter from SPEC §2 and §8 where it gives them. */
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
