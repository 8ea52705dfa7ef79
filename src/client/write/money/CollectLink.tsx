import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { deskRoutes } from '@contract/desk/desk.routes'
import { familyParams, type Family } from '@contract/domain/family'
import * as paths from '@contract/domain/screenPaths'
import { useMay } from '../../state/session/useMay'
import { Icon } from '../../ui/icons/Icon'

/** Separates the picks in an address; it needs no escape there. */
const BETWEEN = '.'

/** @param picks 'cargo-3', 'colegiatura-12' or 'alumno-7'; none: all that is due @param more `devolver` opens the refund */
export const deskOf = (
  of: Family | null,
  picks: readonly string[] = [],
  more: { devolver?: 1 } = {},
): string => {
  if (!of) return paths.desk
  const params = {
    ...familyParams(of),
    ...more,
    ...(picks.length > 0 ? { elegir: picks.join(BETWEEN) } : {}),
  }
  return `${paths.desk}?${new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))}`
}

export const deskOfChild = (id: number): string => deskOf({ alumnoId: id }, [`alumno-${id}`])

export const picksOfAddress = (params: URLSearchParams): readonly string[] =>
  (params.get('elegir') ?? '').split(BETWEEN).filter(Boolean)

export const useMayCollect = (): boolean => {
  const may = useMay()
  return may(deskRoutes.collect.access) && may(deskRoutes.family.access)
}

interface CollectLinkProps {
  to: string
  primary?: boolean
}

export function CollectLink({ to, primary = false }: CollectLinkProps) {
  if (!useMayCollect()) return null
  return (
    <Button
      variant={primary ? 'contained' : 'outlined'}
      component={Link}
      to={to}
      startIcon={<Icon name="pay" />}
    >
      Cobrar
    </Button>
  )
}
