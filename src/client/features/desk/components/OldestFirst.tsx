import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState, type KeyboardEvent } from 'react'
import { formatPesos } from '@contract/domain/money'
import { today } from '../../../state/clock/schoolClock'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import type { TypedNumber } from '../../../ui/fields/field'
import { useUnsavedGuard } from '../../../ui/guard/useUnsavedGuard'
import { IconAction } from '../../../ui/icons/IconAction'
import { paper, Quiet } from '../../../ui/layout/layout'
import { unreadableProblem } from '../../../ui/payments/cost'
import type { Spread } from '../picks'
import { linesOf } from '../deskLines'
import { LEAVING, texts, lineName } from '../desk.texts'
import type { FamilyDesk } from '../useFamilyDesk'

const Frame = styled('section')(({ theme, theme: { spacing } }) => ({
  ...paper(theme),
  display: 'grid',
  gridTemplateColumns: '220px auto minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: spacing(1, 1.5),
  padding: spacing(1.5, 2),
  '& > .fill': { minHeight: 40 },
  '& > p': { alignSelf: 'center', margin: 0 },
  '& > .close': { alignSelf: 'start' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    '& > p': { gridRow: 2, gridColumn: '1 / -1' },
    '& > .close': { alignSelf: 'center' },
  },
}))

const spreadText = ({ whole, part, left }: Spread, { family }: FamilyDesk): string => {
  const child =
    part && family.hijos.find((each) => linesOf(each, today()).some(({ key }) => key === part.key))
  const line = child && linesOf(child, today()).find(({ key }) => key === part.key)
  const paid = [
    whole > 0 && (whole === 1 ? 'Paga 1 concepto completo' : `Paga ${whole} conceptos completos`),
    part && line && `abona ${formatPesos(part.abono)} a ${lineName(line)} de ${child.alumno.nombre}`,
  ].filter(Boolean)
  const sentence = paid.join(' y ')
  return [
    sentence && `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`,
    left > 0 && `Sobran ${formatPesos(left)}: quedan a favor de la familia solo si lo marcas al cobrar.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const splitProblem = (amount: TypedNumber): string | null =>
  unreadableProblem(amount) ?? ((amount ?? 0) > 0 ? null : 'Escribe cuánto entrega la familia')

interface OldestFirstProps {
  desk: FamilyDesk
  onClose: () => void
  onFilled: () => void
}

/** Spreads one amount over the oldest debts, the last in part. The lines show it before money is taken. */
export function OldestFirst({ desk, onClose, onFilled }: OldestFirstProps) {
  const [amount, setAmount] = useState<TypedNumber>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [spread, setSpread] = useState<Spread | null>(null)
  // Picks that the cashier changed afterwards are not what the amount paid.
  const shown = spread?.picks === desk.checkout.picks ? spread : null
  useUnsavedGuard(amount !== null && spread === null, LEAVING)
  const fill = () => {
    const wrong = splitProblem(amount)
    setProblem(wrong)
    if (wrong !== null) return
    setSpread(desk.fillOldest(amount as number))
    onFilled()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const inField = event.target instanceof HTMLInputElement
    if (event.key !== 'Escape' && !(event.key === 'Enter' && inField)) return
    // Otherwise Escape would leave the family, and Enter would take the money.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') onClose()
    else fill()
  }
  return (
    <Frame aria-label={texts.oldest} onKeyDown={onKeyDown}>
      <MoneyInput
        label="Cuánto entrega la familia"
        value={amount}
        onChange={(pesos) => {
          setAmount(pesos)
          setProblem(null)
        }}
        error={problem ?? undefined}
        autoFocus
      />
      <Button className="fill" variant="outlined" onClick={fill}>
        Repartir
      </Button>
      <Quiet as="p" role="status">
        {shown
          ? spreadText(shown, desk)
          : 'Se paga primero lo que venció antes, de todos los hijos; lo último, en parte.'}
      </Quiet>
      <span className="close">
        <IconAction icon="close" label="Cerrar" onClick={onClose} />
      </span>
    </Frame>
  )
}
