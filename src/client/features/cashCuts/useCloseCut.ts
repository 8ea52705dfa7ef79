import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { observationProblem } from '@contract/cashCuts/cashCuts.rules'
import type { CurrentCut } from '@contract/cashCuts/cashCuts.schemas'
import { countedTotal } from '@contract/cashCuts/denominations'
import { subtractPesos } from '@contract/domain/money'
import { useCloseCashCutMutation } from '../../state/cashCuts/cashCuts.api'
import type { ApiError } from '../../state/core/errors'
import { useCatchUp } from '../../state/core/useCatchUp'
import { useKeyedWrite } from '../../state/core/useKeyedWrite'
import { useNotice } from '../../ui/notices/useNotice'
import { texts } from './cashCuts.texts'
import { countedOf, NO_COUNT, type CountValues } from './count.values'

/** The count of a drawer and its closing. What was typed stays through every refusal. */
export const useCloseCut = ({ dia, esperado, movimientos }: CurrentCut) => {
  const [values, setValues] = useState<CountValues>(NO_COUNT)
  const [observaciones, setObservaciones] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const [asking, setAsking] = useState(false)
  const { notify } = useNotice()
  const navigate = useNavigate()
  const catchUp = useCatchUp()
  const [close] = useCloseCashCutMutation()
  const refuse = ({ status, message, campos }: ApiError) => {
    setAsking(false)
    setProblem(campos?.['observaciones'])
    notify({ title: texts.closeFailed, text: message, kind: 'error' })
    // Money moved while it was counted: something else is expected now.
    if (status === 409) catchUp('CashCut')
  }
  const send = useKeyedWrite(close, refuse)

  const conteo = countedOf(values)
  const contado = countedTotal(conteo)
  const diferencia = subtractPesos(contado, esperado)

  /** Asks, once the difference is explained. @returns whether it asks */
  const ask = (): boolean => {
    const unexplained = observationProblem(diferencia, observaciones)
    setProblem(unexplained ?? undefined)
    if (unexplained) notify({ title: texts.ups, text: unexplained, kind: 'warning' })
    setAsking(!unexplained)
    return !unexplained
  }
  const confirm = async () => {
    const answer = await send({ dia, conteo, observaciones, esperado, movimientos })
    if (!answer) return
    notify({ title: texts.closed(answer.corte.numero), kind: 'success' })
    void navigate(`/corte/${answer.corte.id}`)
  }
  return {
    values,
    change: (key: string, pieces: string) => setValues((before) => ({ ...before, [key]: pieces })),
    observaciones,
    setObservaciones: (text: string) => {
      setObservaciones(text)
      setProblem(undefined)
    },
    problem,
    contado,
    diferencia,
    asking,
    ask,
    confirm,
    cancel: () => setAsking(false),
  }
}
