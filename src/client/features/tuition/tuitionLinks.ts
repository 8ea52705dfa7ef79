import * as paths from '@contract/domain/screenPaths'

const withCycle = (params: Record<string, string>, cycleId: number | null): string => {
  const query = new URLSearchParams({ ...params, ...(cycleId === null ? {} : { ciclo: String(cycleId) }) })
  return query.size > 0 ? `?${query}` : ''
}

export const monthsAddress = (alumnoId: number, cycleId: number | null = null): string =>
  `${paths.payMonths(alumnoId)}${withCycle({}, cycleId)}`

export const yearAddress = (alumnoId: number, cycleId: number | null = null): string =>
  paths.payYear + withCycle({ alumno: String(alumnoId) }, cycleId)
