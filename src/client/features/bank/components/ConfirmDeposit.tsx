import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { BankProposal, BankDeposit } from '@contract/bank/bank.schemas'
import { formatDate } from '@contract/domain/dates'
import { familyOfFields, type Family, type FamilyFields } from '@contract/domain/family'
import { formatPesos } from '@contract/domain/money'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { useDepositProposal } from '../../../state/bank/bank.api'
import { ASKED_ANEW, type DetailRead } from '../../../state/core/reads'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { PlainList, Quiet, Row, Stack } from '../../../ui/layout/layout'
import { isTypedLetter } from '../../../ui/list/useRowKeys'
import { ErrorBar } from '../../../ui/page/ErrorBar'
import { FamilyField } from '../../../write/money/FamilyField'
import { texts } from '../bank.texts'
import { useConfirmAndNotify } from '../useConfirmAndNotify'
import { formPartIn, formPartAround } from '../../../ui/browser/formParts'

interface NamedFamily {
  of: Family
  nombre: string
}

const namedFamily = (fields: FamilyFields, nombre: string): NamedFamily | null => {
  const of = familyOfFields(fields)
  return of && { of, nombre }
}

const proposedFamily = (proposal: BankProposal | null): NamedFamily | null =>
  proposal?.familia ? namedFamily(proposal, proposal.familia) : null

function Paid({ proposal }: { proposal: BankProposal }) {
  const { pago, lineas, a_cuenta } = proposal
  if (pago)
    return <p style={{ margin: 0 }}>{`Es el folio ${folioLabel(pago.folio)}: no se cobra otra vez.`}</p>
  return (
    <PlainList aria-label="Paga">
      {lineas.map(({ tipo, id, descripcion, alumno, abono }) => (
        <li key={`${tipo} ${id}`}>
          {descripcion} · {alumno}
          {abono !== undefined && <> · {formatPesos(abono)}</>}
        </li>
      ))}
      {a_cuenta > 0 && <li>{`${formatPesos(a_cuenta)} a cuenta`}</li>}
    </PlainList>
  )
}

export const ForKeys = styled(Quiet)(({ theme: { breakpoints } }) => ({
  [breakpoints.down('sm')]: { display: 'none' },
}))

/** Takes the focus where a person has to check the family; Enter on it does nothing. */
const FamilyName = styled('strong')(({ theme: { vars } }) => ({
  alignSelf: 'start',
  borderRadius: 4,
  '&:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 2 },
}))

/** Focuses the confirming button where Enter may confirm at once, else the family's name. @param isOn everything is on the screen */
const useFirstFocus = (isOn: boolean, isSure: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  const family = useRef<HTMLElement>(null)
  const submit = () => formPartIn(formPartAround(place.current, 'form'), 'submit')
  useEffect(() => {
    if (!isOn) return
    // The dialog takes the focus when it opens; this comes after it.
    const frame = requestAnimationFrame(() => (isSure ? submit() : family.current)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isOn, isSure])
  return { place, family, toSubmit: () => submit()?.focus() }
}

/** Least height: otherwise the dialog would cut off the list of found families. */
const RoomForFamilies = styled('div')({ minHeight: 280 })

interface FindFamilyProps {
  propuesta: BankProposal | null
  typed: string
  onPick: (family: NamedFamily | null) => void
}

function FindFamily({ propuesta, typed, onPick }: FindFamilyProps) {
  const { razones = [], opciones = [] } = propuesta ?? {}
  return (
    <Stack gap={1}>
      {razones.length > 0 && <Quiet>{razones.join(' · ')}</Quiet>}
      {opciones.length > 0 && (
        <Row role="group" aria-label="Familias que pueden ser">
          {opciones.map((each) => (
            <Button
              key={`${each.padreId} ${each.alumnoId}`}
              variant="outlined"
              onClick={() => onPick(namedFamily(each, each.familia))}
            >
              {each.familia}
            </Button>
          ))}
        </Row>
      )}
      <RoomForFamilies>
        <FamilyField
          label="Familia"
          hint="Busca la familia que pagó"
          initial={typed}
          waits
          onPick={({ familia, titulo }) => familia && onPick(namedFamily(familia, titulo))}
        />
      </RoomForFamilies>
    </Stack>
  )
}

function Shown({
  proposal: { row, error, retry },
}: {
  proposal: Omit<DetailRead<BankProposal>, 'isLoading'>
}) {
  if (!row && error)
    return <ErrorBar title="No se pudo calcular qué paga" text={error.message} onRetry={retry} />
  if (!row) return <Quiet role="status">Calculando qué paga…</Quiet>
  return (
    <>
      <Quiet>{row.razones.join(' · ')}</Quiet>
      <Paid proposal={row} />
    </>
  )
}

interface ConfirmDepositProps {
  deposit: BankDeposit
  /** The letter that opened the dialog; it is already typed in the search for another family. */
  typed?: string
  onClose: () => void
}

export function ConfirmDeposit({ deposit, typed = '', onClose }: ConfirmDepositProps) {
  const { id, monto, fecha, texto, propuesta } = deposit
  const [proposed] = useState(proposedFamily(propuesta))
  const [family, setFamily] = useState(typed ? null : proposed)
  const [letter, setLetter] = useState(typed)
  const search = (from: string) => {
    setLetter(from)
    setFamily(null)
  }
  const confirm = useConfirmAndNotify()
  const isProposed = family !== null && family === proposed
  // The debts may have changed since the file was read.
  const proposal = useDepositProposal(family && !isProposed ? { id, ...family.of } : skipToken, ASKED_ANEW)
  const shown = isProposed ? { ...proposal, row: propuesta ?? undefined } : proposal
  // The user must see the family before confirming.
  const waits = family === null || shown.row === undefined
  // A family that a person chose is as sure as one that the reference names.
  const isSure = !isProposed || propuesta?.clase === 'SEGURA'
  const { place, family: name, toSubmit } = useFirstFocus(!waits, isSure)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') toSubmit()
    else if (!isTypedLetter(event)) return
    else search(event.key)
    event.preventDefault()
  }
  const submit = async () => {
    if (family && (await confirm([{ id, ...family.of }]))) onClose()
  }
  return (
    <FormDialog
      money
      title={`Confirmar ${formatPesos(monto)}`}
      text={`${formatDate(fecha)} · ${texto}`}
      dirty={false}
      waits={waits}
      submitLabel={texts.confirm}
      onSubmit={submit}
      onClose={onClose}
    >
      {family === null ? (
        <FindFamily propuesta={propuesta} typed={letter} onPick={setFamily} />
      ) : (
        <Stack gap={1} ref={place}>
          {isSure ? (
            <strong>{family.nombre}</strong>
          ) : (
            <FamilyName ref={name} tabIndex={0} onKeyDown={onKeyDown}>
              {family.nombre}
            </FamilyName>
          )}
          <Shown proposal={shown} />
          {!isSure && <ForKeys>Revisa la familia: ↓ y Enter confirman, una letra busca otra.</ForKeys>}
          <div>
            <Button onClick={() => search('')}>Es de otra familia</Button>
          </div>
        </Stack>
      )}
    </FormDialog>
  )
}
