export const NOUN = { one: 'movimiento', many: 'movimientos' } as const

export const texts = {
  title: 'Bitácora',
  healthViews: 'Quién vio la salud',
  server: 'El servidor',
} as const
