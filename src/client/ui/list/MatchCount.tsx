import { memo } from 'react'
import type { Noun } from './columns'

export interface MatchCountProps {
  matches: number
  total: number
  noun: Noun
}

/** 5,000: plain code, since Intl costs more than the rest of the line. */
const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

function Count({ matches, total, noun }: MatchCountProps) {
  const word = total === 1 ? noun.one : noun.many
  const all = `${grouped(total)} ${word}`
  return <span role="status">{matches === total ? all : `${grouped(matches)} de ${all}`}</span>
}

/** "420 alumnos", or "3 de 420 alumnos" while searching; announced when it changes. */
export const MatchCount = memo(Count)
