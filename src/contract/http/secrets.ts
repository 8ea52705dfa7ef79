/** Body fields: never in a log, a development tool or a file. */
export const SECRET_FIELDS = ['password', 'actual', 'dispositivo'] as const

/** Answer fields that grant access; a recorded log shows them masked. */
export const KEY_FIELDS = ['token', 'dispositivo'] as const

/** As sensitive as health: in no draft and no recorded log. */
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
