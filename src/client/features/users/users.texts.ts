/** The customer's words, letter by letter: `decisions/domain/text#letter-by-letter`. */
export const texts = {
  list: 'Usuarios',
  register: 'Registrar usuario',
  fields: { name: 'Nombre de usuario' },
  nameHint: 'Con este nombre entra al sistema',
  addOf: (role: string) => `Agregar a ${role}`,
  people: 'Quiénes entran',
  ready: 'Agregar a quien falta',
  copying: {
    copied: 'Usuario y contraseña copiados',
    cannot: 'No se pudo copiar: selecciónalos y cópialos',
  },
} as const
