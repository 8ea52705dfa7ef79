/** Where tuition is found; a cycle only when it is not the current one. */
const withCycle = (params: Record<string, string>, cycleId: number | null): string => {
  const query = new URLSearchParams({ ...params, ...(cycleId === null ? {} : { ciclo: String(cycleId) }) })
  return query.size > 0 ? `?${query}` : ''
}

export const PICK_ADDRESS = '/selecciona/alumno/colegiatura'
export const YEAR_ADDRESS = '/colegiatura/pago/anual'

export const monthsAddress = (alumnoId: number, cycleId: number | null = null): string =>
  `/pago/colegiatura/${alumnoId}${withCycle({}, cycleId)}`

export const yearAddress = (alumnoId: number, cycleId: number | null = null): string =>
  YEAR_ADDRESS + withCycle({ alumno: String(alumnoId) }, cycleId)
