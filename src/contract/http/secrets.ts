/** Body fields that may appear in no log, development tool or file. */
export const SECRET_FIELDS = ['password', 'contrasena', 'actual', 'dispositivo', 'codigo'] as const

/** Answer fields that grant access; a recorded log shows them masked. */
export const KEY_FIELDS = ['token', 'dispositivo', 'uri', 'secreto', 'codigos', 'privada'] as const

/** Health, and notes and answers that may tell of it: no draft and no recorded log may hold them. */
export const HEALTH_FIELDS = [
  ...([
    'alergias',
    'enfermedades',
    'medicamentos',
    'tipo_sangre',
    'servicio_medico',
    'indicaciones',
  ] as const),
  ...(['nota', 'respuestas'] as const),
] as const
