import { useState } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { Enrolment } from '@contract/enrolments/enrolments.schemas'
import { MAX_REENROLLED } from '@contract/reenrolments/reenrolments.rules'
import type { LeftOut } from '@contract/reenrolments/reenrolments.schemas'
import { useReenrol } from '../../../state/reenrolments/reenrolments.api'
import { bodyOf, piecesOf, type Line } from '../planLines'
import { texts } from '../reenrolments.texts'
import type { Left, ReenrolOutcome } from './ReenrolmentResult'

export interface Progress {
  done: number
  all: number
}

interface Came {
  inscripciones: Enrolment[]
  omitted: LeftOut[]
  unsent: readonly Line[]
}

const leftOf = (lines: readonly Line[], { omitted, unsent }: Omit<Came, 'inscripciones'>): Left[] => {
  const reasons = new Map<number, keyof typeof texts.reasons>([
    ...omitted.map(({ id, motivo }) => [id, motivo] as const),
    ...unsent.map(({ id }) => [id, 'PENDIENTE'] as const),
  ])
  return lines.flatMap(({ id, row, lugar, incluir }) => {
    const reason = reasons.get(id) ?? (incluir ? undefined : row.estado)
    // Pupils enrolled before this call are not reported as left out.
    if (reason === undefined || (!incluir && reason === 'YA_INSCRITO')) return []
    return [{ id, nombre: row.alumno.nombre, lugar, motivo: texts.reasons[reason] }]
  })
}

/** Enrols a thousand pupils a call. If a later call fails, the result says what the earlier ones did. */
export const useReenrolRun = (cycle: Pick<Cycle, 'id' | 'name'>) => {
  const { send } = useReenrol()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [result, setResult] = useState<ReenrolOutcome | null>(null)

  const reenrol = async (lines: readonly Line[], vence: string | null): Promise<void> => {
    const chosen = lines.filter(({ incluir }) => incluir)
    const came: Came = { inscripciones: [], omitted: [], unsent: chosen }
    for (const piece of piecesOf(chosen, MAX_REENROLLED)) {
      setProgress({ done: chosen.length - came.unsent.length, all: chosen.length })
      const { done, answer } = await send(bodyOf(cycle.id, piece, vence))
      if (!done) break
      came.inscripciones.push(...answer.inscripciones)
      came.omitted.push(...answer.omitidos)
      came.unsent = came.unsent.slice(piece.length)
    }
    setProgress(null)
    if (came.unsent.length === chosen.length) return
    setResult({
      ciclo: cycle.name,
      inscripciones: came.inscripciones,
      left: leftOf(lines, came),
      unsent: came.unsent.length,
    })
  }
  return { reenrol, progress, result, forget: () => setResult(null) }
}
export type ReenrolRun = ReturnType<typeof useReenrolRun>
