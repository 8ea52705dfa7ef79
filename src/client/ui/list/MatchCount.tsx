import { styled } from '@mui/material/styles'
import type { Noun } from './columns'

export interface MatchCountProps {
  matches: number
  total: number
  noun: Noun
}

const Count = styled('p')(({ theme: { vars } }) => ({
  margin: 0,
  color: vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}))

const number = new Intl.NumberFormat('es-MX')

/** "420 alumnos", or "3 de 420 alumnos" while searching; announced when it changes. */
export function MatchCount({ matches, total, noun }: MatchCountProps) {
  const word = total === 1 ? noun.one : noun.many
  const text =
    matches === total
      ? `${number.format(total)} ${word}`
      : `${number.format(matches)} de ${number.format(total)} ${word}`
  return <Count role="status">{text}</Count>
}
