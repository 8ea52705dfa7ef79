import type { HeldBeca } from './scholarships.rules'

export const SIBLINGS_BECA = 'HERMANOS'

export const withSiblings = <Beca extends HeldBeca>(
  becas: readonly Beca[],
  porcentaje: number,
): (Beca | { nombre: string; porcentaje: number; tipo: 'HERMANOS' })[] => [
  ...becas.filter(({ tipo }) => tipo !== 'HERMANOS'),
  ...(porcentaje > 0 ? [{ nombre: SIBLINGS_BECA, porcentaje, tipo: 'HERMANOS' as const }] : []),
]

export const siblingsDone = (changed: number): string =>
  changed === 0
    ? 'Los descuentos de hermanos ya estaban al corriente'
    : changed === 1
      ? 'El descuento de hermanos de 1 alumno quedó al corriente'
      : `El descuento de hermanos de ${changed} alumnos quedó al corriente`
