import { type SyntheticEvent, useRef, useState } from 'react'
import type { CurrentCut } from '@contract/cashCuts/cashCuts.schemas'
import { useOpenCashCutMutation } from '../../../state/cashCuts/cashCuts.api'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { Row } from '../../../ui/layout/layout'
import { Section } from '../../../ui/page/Section'
import { useWrite } from '../../../write/useWrite'
import { texts } from '../cashCuts.texts'

/** What was in the drawer before anything was taken. Enter keeps it and goes on to the count. */
export function FloatForm({ current: { dia, fondo = 0 } }: { current: CurrentCut }) {
  const [pesos, setPesos] = useState<number | null>(fondo)
  const [problem, setProblem] = useState<string | undefined>()
  const form = useRef<HTMLFormElement>(null)
  const [openCut] = useOpenCashCutMutation()
  const { send, busy } = useWrite(openCut, { failed: texts.floatFailed, saved: texts.floatSaved })
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (pesos !== null && Number.isNaN(pesos)) return setProblem(texts.noAmount)
    const kept = pesos ?? 0
    if (kept !== fondo) {
      const ended = await send({ dia, fondo: kept })
      if (!ended.done) return setProblem(ended.error?.campos?.['fondo'])
    }
    form.current?.ownerDocument.querySelector<HTMLElement>('input[data-pieces]')?.focus()
  }
  return (
    <Section title={texts.float} text={texts.floatText}>
      <form ref={form} onSubmit={save} noValidate aria-label={texts.float}>
        <Row align="end">
          <MoneyInput
            label={texts.floatField}
            value={pesos}
            error={problem}
            onChange={(next) => {
              setPesos(next)
              setProblem(undefined)
            }}
            autoFocus
          />
          <BusyButton busy={busy}>{texts.floatSave}</BusyButton>
        </Row>
      </form>
    </Section>
  )
}
