export const texts = {
  noun: { one: 'constancia', many: 'constancias' },
  kind: 'Tipo',
  made: (folio: string) => `Constancia ${folio} lista`,
  sample: 'Así se imprime',
} as const
