import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useRef, useState } from 'react'
import type { BankProposal, Movement } from '@contract/bank/bank.schemas'
import { formatDate } from '@contract/domain/dates'
import { formatPesos, sumPesos } from '@contract/domain/money'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { useConfirmDepositsMutation } from '../../../state/bank/bank.api'
import { useDepositProposal } from '../../../state/bank/bank.selectors'
import type { DetailRead } from '../../../state/core/reads'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { PlainList, Quiet, Row, Stack } from '../../../ui/layout/layout'
import { ErrorBar } from '../../../ui/page/ErrorBar'
import { MoneyText } from '../../../ui/page/MoneyText'
import { useNotice } from '../../../ui/notices/useNotice'
import { FamilyField } from '../../../write/money/FamilyField'
import { useWrite } from '../../../write/useWrite'
import { texts } from '../bank.texts'

interface Family {
  padreId?: number | undefined
  alumnoId?: number | undefined
  nombre: string
}

/** What a family owes may have changed since it was asked about. */
const ALWAYS_ANEW = { refetchOnMountOrArgChange: true }

/** Sends confirmations, and says how many became payments and why others did not. */
const useConfirming = () => {
  const [confirm] = useConfirmDepositsMutation()
  const { send } = useWrite(confirm, { failed: texts.confirmFailed })
  const { notify } = useNotice()
  return async (
    movimientos: readonly { id: number; padreId?: number; alumnoId?: number }[],
  ): Promise<boolean> => {
    const { answer } = await send({ movimientos: [...movimientos] })
    if (!answer) return false
    const { cobrados, omitidos } = answer
    if (cobrados.length > 0) notify({ title: texts.confirmed(cobrados.length), kind: 'success' })
    const [first] = omitidos
    if (first) notify({ title: texts.omitted(omitidos.length), text: first.motivo, kind: 'warning' })
    return true
  }
}

const familyIn = ({ padreId, alumnoId }: Omit<Family, 'nombre'>) => ({
  ...(padreId === undefined ? {} : { padreId }),
  ...(alumnoId === undefined ? {} : { alumnoId }),
})

const proposedFamily = (proposal: BankProposal | null): Family | null =>
  proposal?.familia ? { ...familyIn(proposal), nombre: proposal.familia } : null

/** The lines that the deposit pays, or the payment that it is. */
function Paid({ proposal }: { proposal: BankProposal }) {
  const { pago, lineas, a_cuenta } = proposal
  if (pago) return <p style={{ margin: 0 }}>{texts.matches(folioLabel(pago.folio))}</p>
  return (
    <PlainList aria-label={texts.pays}>
      {lineas.map(({ tipo, id, descripcion, alumno, abono }) => (
        <li key={`${tipo} ${id}`}>
          {descripcion} · {alumno}
          {abono !== undefined && <> · {formatPesos(abono)}</>}
        </li>
      ))}
      {a_cuenta > 0 && <li>{texts.onAccount(formatPesos(a_cuenta))}</li>}
    </PlainList>
  )
}

/** The last button takes the focus, so that Enter confirms a family that is right. */
const useFocusOnSubmit = (isOn: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOn) return
    // The dialog takes the focus when it opens; this comes after it.
    const frame = requestAnimationFrame(() =>
      place.current?.closest('form')?.querySelector<HTMLElement>('button[type=submit]')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [isOn])
  return place
}

/** The families that were found drop below the field, and the dialog would cut them. */
const RoomForFamilies = styled('div')({ minHeight: 280 })

interface FindFamilyProps {
  propuesta: BankProposal | null
  /** The letter that opened the search. */
  typed: string
  onPick: (family: Family) => void
}

/** The search for the family of a deposit, with the few that it may be of. */
function FindFamily({ propuesta, typed, onPick }: FindFamilyProps) {
  const { razones = [], opciones = [] } = propuesta ?? {}
  return (
    <Stack gap={1}>
      {razones.length > 0 && <Quiet>{razones.join(' · ')}</Quiet>}
      {opciones.length > 0 && (
        <Row role="group" aria-label={texts.options}>
          {opciones.map((each) => (
            <Button
              key={`${each.padreId} ${each.alumnoId}`}
              variant="outlined"
              onClick={() => onPick({ ...familyIn(each), nombre: each.familia })}
            >
              {each.familia}
            </Button>
          ))}
        </Row>
      )}
      <RoomForFamilies>
        <FamilyField
          label={texts.family}
          hint={texts.findFamily}
          initial={typed}
          waits
          onPick={({ familia, titulo }) => familia && onPick({ ...familyIn(familia), nombre: titulo })}
        />
      </RoomForFamilies>
    </Stack>
  )
}

/** What the deposit pays of a family, and why; a family that was searched is asked about. */
function Shown({ asked: { row, error, retry } }: { asked: Omit<DetailRead<BankProposal>, 'isLoading'> }) {
  if (!row && error) return <ErrorBar title={texts.computeFailed} text={error.message} onRetry={retry} />
  if (!row) return <Quiet role="status">{texts.computing}</Quiet>
  return (
    <>
      <Quiet>{row.razones.join(' · ')}</Quiet>
      <Paid proposal={row} />
    </>
  )
}

interface ConfirmDepositProps {
  movement: Movement
  /** A letter that was typed on the row: the search for another family begins with it. */
  typed?: string
  onClose: () => void
}

/** One deposit: for the family that is proposed, or another one that is searched. */
export function ConfirmDeposit({ movement, typed = '', onClose }: ConfirmDepositProps) {
  const { id, monto, fecha, texto, propuesta } = movement
  const [proposed] = useState(proposedFamily(propuesta))
  const [family, setFamily] = useState(typed ? null : proposed)
  const confirm = useConfirming()
  const isProposed = family !== null && family === proposed
  const asked = useDepositProposal(
    family && !isProposed ? { id, ...familyIn(family) } : skipToken,
    ALWAYS_ANEW,
  )
  const shown = isProposed ? { ...asked, row: propuesta ?? undefined } : asked
  // Nothing is confirmed unseen.
  const waits = family === null || shown.row === undefined
  const place = useFocusOnSubmit(!waits)
  const submit = async () => {
    if (family && (await confirm([{ id, ...familyIn(family) }]))) onClose()
  }
  return (
    <FormDialog
      open
      money
      title={texts.confirmTitle(formatPesos(monto))}
      text={`${formatDate(fecha)} · ${texto}`}
      dirty={false}
      waits={waits}
      submitLabel={texts.confirm}
      onSubmit={submit}
      onClose={onClose}
    >
      {family === null ? (
        <FindFamily propuesta={propuesta} typed={typed} onPick={setFamily} />
      ) : (
        <Stack gap={1} ref={place}>
          <strong>{family.nombre}</strong>
          <Shown asked={shown} />
          <div>
            <Button onClick={() => setFamily(null)}>{texts.otherFamily}</Button>
          </div>
        </Stack>
      )}
    </FormDialog>
  )
}

/** All deposits whose proposal is sure, with their number and sum. */
export function ConfirmSure({ movements, onClose }: { movements: readonly Movement[]; onClose: () => void }) {
  const confirm = useConfirming()
  const send = async () => {
    const done = await confirm(movements.map(({ id, propuesta }) => ({ id, ...familyIn(propuesta ?? {}) })))
    if (done) onClose()
  }
  return (
    <ConfirmDialog
      open
      money
      title={texts.confirmSureTitle(movements.length)}
      text={texts.confirmSureText}
      confirmLabel={texts.confirm}
      onConfirm={send}
      onClose={onClose}
    >
      <p>
        <MoneyText pesos={sumPesos(movements.map(({ monto }) => monto))} large />
      </p>
    </ConfirmDialog>
  )
}
