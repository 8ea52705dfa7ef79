import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  certificateKindLabel,
  isCertificateKind,
  kindsSeenBy,
  MAX_ADDRESSEE,
  type CertificateKind,
} from '@contract/certificates/certificates.rules'
import type { Certificate } from '@contract/certificates/certificates.schemas'
import { dateParts } from '@contract/domain/dates'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { StudentDetail } from '@contract/students/students.schemas'
import { useCreateCertificate, useCertificateSample } from '../../../state/certificates/certificates.api'
import { today } from '../../../state/clock/schoolClock'
import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { useAppSelector } from '../../../state/hooks'
import { selectPermissions } from '../../../state/session/session.selectors'
import { focusLink } from '../../../ui/browser/formParts'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { useDebounced } from '../../../ui/fields/useDebounced'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { useNotice } from '../../../ui/notices/useNotice'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { LoadingOrError } from '../../../ui/page/LoadingOrError'
import { openWaitingTab } from '../../../write/waitingTab'
import { texts } from '../certificates.texts'
import { Sample } from './Sample'

/** Years offered: families ask for last year's paper when they make its tax return. */
const YEARS = 6

interface Choice {
  tipo: CertificateKind
  cicloEscolarId: number
  anio: number
  dirigida_a: string
}

const useCyclesOf = ({ inscripciones }: StudentDetail) => {
  const { cycle } = useCurrentCycle()
  const own = inscripciones.map(({ ciclo }) => ciclo)
  const current = cycle && !own.some(({ id }) => id === cycle.id) ? [cycle] : []
  return { cycles: [...own, ...current], current: cycle?.id }
}

const askedOf = (alumnoId: number, { tipo, cicloEscolarId, anio, dirigida_a }: Choice) => ({
  tipo,
  alumnoId,
  cicloEscolarId,
  ...(tipo === 'PAGOS' ? { anio } : {}),
  ...(dirigida_a.trim() ? { dirigida_a } : {}),
})

function Blocked({ titleId, made, onClose }: { titleId: string; made: Certificate; onClose: () => void }) {
  return (
    <>
      <DialogTitle id={titleId}>{texts.made(folioLabel(made.folio))}</DialogTitle>
      <DialogContent>El navegador no dejó abrir la pestaña: ábrela desde aquí.</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
        <Button
          variant="contained"
          component="a"
          href={made.urlPdf}
          target="_blank"
          rel="noopener"
          ref={focusLink}
        >
          Abrir la constancia
        </Button>
      </DialogActions>
    </>
  )
}

function Preview({ row, ...read }: ReturnType<typeof useCertificateSample>) {
  return (
    <div role="status" aria-busy={read.isLoading}>
      {row?.impedimento && (
        <InfoPanel tone="warning" title="No se puede dar esta constancia" text={row.impedimento} />
      )}
      {row && !row.impedimento && <Sample {...row} />}
      {!row && <LoadingOrError read={read} blocks={2} />}
    </div>
  )
}

interface FieldsProps {
  student: StudentDetail
  choice: Choice
  onChange: (patch: Partial<Choice>) => void
}

function ChoiceFields({ student, choice, onChange }: FieldsProps) {
  const { cycles } = useCyclesOf(student)
  const kinds = kindsSeenBy(useAppSelector(selectPermissions))
  const { anio } = dateParts(today())
  const years = Array.from({ length: YEARS }, (_, at) => ({ value: anio - at, label: String(anio - at) }))
  return (
    <FieldGrid>
      <SelectInput
        label={texts.kind}
        options={kinds.map((value) => ({ value, label: certificateKindLabel(value) }))}
        value={choice.tipo}
        onChange={({ target }) => onChange({ tipo: target.value as CertificateKind })}
      />
      {choice.tipo === 'PAGOS' ? (
        <SelectInput
          label="Año"
          options={years}
          value={choice.anio}
          onChange={({ target }) => onChange({ anio: Number(target.value) })}
        />
      ) : (
        <SelectInput
          label="Ciclo escolar"
          options={cycles.map(({ id, name }) => ({ value: id, label: name }))}
          value={choice.cicloEscolarId}
          onChange={({ target }) => onChange({ cicloEscolarId: Number(target.value) })}
        />
      )}
      <TextInput
        label="Dirigida a"
        hint="Sin nada dice A QUIEN CORRESPONDA"
        maxLength={MAX_ADDRESSEE}
        value={choice.dirigida_a}
        onChange={({ target }) => onChange({ dirigida_a: target.value })}
      />
    </FieldGrid>
  )
}

interface CertificateDialogProps {
  row: StudentDetail
  onClose: () => void
}

function OpenDialog({ row: student, cycle, onClose }: CertificateDialogProps & { cycle: number }) {
  const wanted = useSearchParams()[0].get('tipo') ?? ''
  const kinds = kindsSeenBy(useAppSelector(selectPermissions))
  const [choice, setChoice] = useState<Choice>({
    tipo: isCertificateKind(wanted) && kinds.includes(wanted) ? wanted : 'ESTUDIOS',
    cicloEscolarId: cycle,
    anio: dateParts(today()).anio,
    dirigida_a: '',
  })
  const { debounced } = useDebounced(choice.dirigida_a)
  const sample = useCertificateSample(askedOf(student.id, { ...choice, dirigida_a: debounced }))
  const { send } = useCreateCertificate()
  const { notify } = useNotice()
  const [made, setMade] = useState<Certificate | null>(null)
  const print = async () => {
    const tab = openWaitingTab('Preparando la constancia…')
    const { done, answer } = await send(askedOf(student.id, choice))
    if (!done) return tab.drop()
    const { constancia } = answer
    if (!tab.show(constancia.urlPdf)) return setMade(constancia)
    notify({ title: texts.made(folioLabel(constancia.folio)), kind: 'success' })
    onClose()
  }
  return (
    <FormDialog
      size="md"
      title="Constancia"
      text={`${student.nombre} · ${student.numero_control}`}
      submitLabel="Imprimir"
      waits={sample.row?.impedimento != null}
      onSubmit={print}
      onClose={onClose}
      result={made ? (titleId) => <Blocked titleId={titleId} made={made} onClose={onClose} /> : undefined}
    >
      <ChoiceFields
        student={student}
        choice={choice}
        onChange={(patch) => setChoice({ ...choice, ...patch })}
      />
      <Preview {...sample} />
    </FormDialog>
  )
}

/** Waits until the first choice is known: the current cycle where the pupil is in it, else the pupil's newest. */
export function CertificateDialog(props: CertificateDialogProps) {
  const { cycles, current } = useCyclesOf(props.row)
  const first = cycles.find(({ id }) => id === current) ?? cycles[0]
  return first ? <OpenDialog {...props} cycle={first.id} /> : null
}
