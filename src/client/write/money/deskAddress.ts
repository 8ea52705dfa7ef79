import { deskRoutes } from '@contract/desk/desk.routes'
import type { Family } from '@contract/domain/family'
import * as paths from '@contract/domain/screenPaths'
import { useMay } from '../../state/session/useMay'

/** Separates the picks; it needs no escape in an address. */
const BETWEEN = '.'

/** @param picks 'cargo-3', 'colegiatura-12' or 'alumno-7'; none: all that is due @param more `devolver` opens the refund */
export const deskOf = (
  of: Family | null,
  picks: readonly string[] = [],
  more: { devolver?: 1 } = {},
): string => {
  if (!of) return paths.desk
  const refund = more.devolver ? '&devolver=1' : ''
  const chosen = picks.length > 0 ? `&elegir=${picks.join(BETWEEN)}` : ''
  return paths.familyDesk(of) + refund + chosen
}

export const deskOfChild = (id: number): string => deskOf({ alumnoId: id }, [`alumno-${id}`])

export const picksOfAddress = (params: URLSearchParams): readonly string[] =>
  (params.get('elegir') ?? '').split(BETWEEN).filter(Boolean)

export const useMayCollect = (): boolean => {
  const may = useMay()
  return may(deskRoutes.collect.access) && may(deskRoutes.getFamily.access)
}
