import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { deskRoutes } from '@contract/desk/desk.routes'
import { useMay } from '../../state/session/useMay'
import { Icon } from '../../ui/icons/Icon'
import * as paths from '../../ui/screens/paths'

/** Separates the picks in an address; it needs no escape there. */
const BETWEEN = '.'

/**
 * Where a family pays: its parent's desk, or that of a child; `devolver` opens the giving back of its credit.
 * @param picks what is picked there, by the names that statements give: 'cargo-3', 'colegiatura-12', or 'alumno-7' for what is
 * due of a child; none: what is due of the whole family
 */
export const deskOf = (
  of: ({ padre: number } | { alumno: number }) & { devolver?: 1 },
  picks: readonly string[] = [],
): string => {
  const asked = picks.length > 0 ? { ...of, elegir: picks.join(BETWEEN) } : of
  return `${paths.desk}?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))}`
}

/** The same for a pupil: the family's desk with what is due of this child. */
export const deskOfChild = (id: number): string => deskOf({ alumno: id }, [`alumno-${id}`])

/** The picks that an address asks for. */
export const picksOfAddress = (params: URLSearchParams): readonly string[] =>
  (params.get('elegir') ?? '').split(BETWEEN).filter(Boolean)

export const useMayCollect = (): boolean => {
  const may = useMay()
  return may(deskRoutes.collect.access) && may(deskRoutes.family.access)
}

interface CollectLinkProps {
  to: string
  /** The one filled button of its page. */
  primary?: boolean
}

/** Link from a debt to the desk that takes it; nothing for a user who may not. */
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
