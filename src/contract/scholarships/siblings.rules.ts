import type { HeldBeca } from './scholarships.rules'

/** Name of the becas that the rule of siblings makes; their percent is beside it wherever a beca is shown. */
export const SIBLINGS_BECA = 'HERMANOS'

/** The becas of a pupil with this percent for siblings; 0 for none. */
export const withSiblings = <Beca extends HeldBeca>(
  becas: readonly Beca[],
  porcentaje: number,
): (Beca | { nombre: string; porcentaje: number; tipo: 'HERMANOS' })[] => [
  ...becas.filter(({ tipo }) => tipo !== 'HERMANOS'),
  ...(porcentaje > 0 ? [{ nombre: SIBLINGS_BECA, porcentaje, tipo: 'HERMANOS' as const }] : []),
]

/** What one press changed, in words. */
export const siblingsDone = (changed: number): string =>
  changed === 0
    ? 'Los descuentos de hermanos ya estaban al corriente'
    : changed === 1
      ? 'El descuento de hermanos de 1 alumno quedó al corriente'
      : `El descuento de hermanos de ${changed} alumnos quedó al corriente`
