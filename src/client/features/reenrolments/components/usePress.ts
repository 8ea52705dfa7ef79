import { useState } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { Enrolment } from '@contract/enrolments/enrolments.schemas'
import { MAX_REENROLLED } from '@contract/reenrolments/reenrolments.rules'
import type { LeftOut } from '@contract/reenrolments/reenrolments.schemas'
import { useReenrolMutation } from '../../../state/reenrolments/reenrolments.api'
import { useWrite } from '../../../write/useWrite'
import { bodyOf, piecesOf, type Line } from '../plan.lines'
import { texts } from '../reenrolments.texts'
import type { Left, Pressed } from './PressResult'

interface Progress {
  done: number
  all: number
}

const leftOf = (lines: readonly Line[], omitted: readonly LeftOut[]): Left[] => {
  const reasons = new Map(omitted.map(({ id, motivo }) => [id, motivo]))
  return lines.flatMap(({ id, row, lugar, incluir }) => {
    const reason = reasons.get(id) ?? (incluir ? undefined : row.estado)
    // Who was in before is nobody that this press left out.
    if (reason === undefined || (!incluir && reason === 'YA_INSCRITO')) return []
    return [{ id, nombre: row.alumno.nombre, lugar, motivo: texts.reasons[reason] }]
  })
}

/** Sends the chosen lines, a thousand a call, and says how far it is and what came of it. */
export const usePress = (cycle: Pick<Cycle, 'id' | 'name'>) => {
  const [reenrol] = useReenrolMutation()
  const { send } = useWrite(reenrol, { failed: texts.failed })
  const [progress, setProgress] = useState<Progress | null>(null)
  const [result, setResult] = useState<Pressed | null>(null)

  const press = async (lines: readonly Line[]): Promise<void> => {
    const chosen = lines.filter(({ incluir }) => incluir)
    const inscripciones: Enrolment[] = []
    const omitted: LeftOut[] = []
    let failed = false
    for (const piece of piecesOf(chosen, MAX_REENROLLED)) {
      setProgress({ done: inscripciones.length + omitted.length, all: chosen.length })
      const { done, answer } = await send(bodyOf(cycle.id, piece))
      if (!done) {
        failed = true
        break
      }
      inscripciones.push(...answer.inscripciones)
      omitted.push(...answer.omitidos)
    }
    setProgress(null)
    if (!failed) setResult({ ciclo: cycle.name, inscripciones, left: leftOf(lines, omitted) })
  }
  return { press, progress, result, forget: () => setResult(null) }
}
