import { useWatch, type Control } from 'react-hook-form'
import { onlyProblems } from '@contract/domain/campos'
import { isIsoDate } from '@contract/domain/dateMath'
import { formatPesos, sumPesos } from '@contract/domain/money'
import type { LeavingAction } from '@contract/enrolments/leaving.rules'
import type { StudentDetail } from '@contract/students/students.schemas'
import { formatDate } from '@contract/domain/dates'
import type { LeavingEffect, StandingEnrolment } from '@contract/enrolments/enrolments.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { listText, countText } from '@contract/domain/text'
import { today } from '../../../state/clock/schoolClock'
import { ASKED_ANEW } from '../../../state/core/reads'
import {
  useCancelEnrolment,
  useComeBack,
  useLeaveSchool,
  useLeaving,
} from '../../../state/enrolments/enrolments.api'
import type { WriteHook } from '../../../state/core/writes'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { DateInput } from '../../../ui/fields/DateInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { Details, type Detail } from '../../../ui/page/Details'
import { useDialogForm } from '../../../write/useDialogForm'
import { texts } from './leaving.texts'

type Months = LeavingEffect['se_deben']

const monthName = ({ descripcion }: { descripcion: string }): string =>
  descripcion.replace(/^COLEGIATURA /, '')

const monthsText = (months: Months): string => {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return 'Nada'
  const names =
    months.length > 3
      ? `${countText(months.length, 'colegiatura', 'colegiaturas')}, de ${monthName(first)} a ${monthName(last)}`
      : listText(months.map(monthName))
  return `${names}: ${formatPesos(sumPesos(months.map(({ monto }) => monto)))}`
}

const firstDue = ([first]: Months): string =>
  first ? `, la primera vence el ${formatDate(first.vencimiento)}` : ''

const chargesText = (charges: LeavingEffect['cargos']): string =>
  charges.map(({ descripcion, saldo }) => `${descripcion} ${formatPesos(saldo)}`).join(', ')

interface EffectProps {
  accion: LeavingAction
  inscripcion: StandingEnrolment
  efecto: LeavingEffect
}

function Effect({ accion, inscripcion, efecto }: EffectProps) {
  const { se_deben, no_se_deben, adelantados, cargos, otras, adeudo } = efecto
  const { grupo, beca } = inscripcion
  const gone = cargos.filter((each) => each.se_cancela)
  const stay = cargos.filter((each) => !each.se_cancela)
  const left =
    accion === 'REINGRESO' ? [] : [grupo && `grupo ${grupo}`, beca && `beca ${beca}`].filter(Boolean)
  const folios = [...new Set(adelantados.map(({ folio }) => folioLabel(folio)))].join(', ')
  const items: (Detail | false)[] = [
    accion !== 'CANCELACION' && {
      label: accion === 'REINGRESO' ? 'Va a deber' : 'Se sigue debiendo',
      value: `${monthsText(se_deben)}${accion === 'REINGRESO' ? firstDue(se_deben) : ''}`,
    },
    accion !== 'REINGRESO' && { label: 'Ya no se debe', value: monthsText(no_se_deben) },
    adelantados.length > 0 && {
      label: 'Pagado por adelantado',
      value: `${monthsText(adelantados.map((each) => ({ ...each, vencimiento: '' })))} con folio ${folios}`,
    },
    stay.length > 0 && { label: 'Cargos que se quedan', value: chargesText(stay) },
    gone.length > 0 && { label: 'Cargos que se cancelan', value: chargesText(gone) },
    left.length > 0 && { label: 'Deja', value: listText(left as string[]) },
    { label: 'Adeudo', value: formatPesos(adeudo) },
  ]
  return (
    <section aria-label="Qué pasa">
      <Details items={items.filter((each) => each !== false)} />
      {otras.length > 0 && (
        <p>{`También está inscrito en ${listText(otras.map(({ cicloEscolar }) => cicloEscolar.name))}: esa inscripción no cambia.`}</p>
      )}
    </section>
  )
}

interface LeavingDialogProps {
  row: StudentDetail
  onClose: () => void
}

interface Values {
  inscripcionId: number
  fecha: string
  motivo: string
  a_favor: boolean
}

const enrolmentsFor = (
  { inscripciones }: Pick<StudentDetail, 'inscripciones'>,
  accion: LeavingAction,
): StudentDetail['inscripciones'] =>
  inscripciones.filter(({ baja }) =>
    accion === 'REINGRESO' ? Boolean(baja) : accion === 'CANCELACION' || !baja,
  )

const problemsFor =
  (accion: LeavingAction) =>
  ({ fecha, motivo }: Values) =>
    onlyProblems({
      fecha: accion === 'BAJA' && !fecha ? 'Debes colocar el último día' : null,
      motivo: accion !== 'REINGRESO' && !motivo.trim() ? 'Debes colocar el motivo' : null,
    })

interface LeavingFieldsProps {
  accion: LeavingAction
  control: Control<Values>
  choices: StudentDetail['inscripciones']
  /** Pesos paid ahead, which can stay in the family's favour. */
  ahead: number
}

function LeavingFields({ accion, control, choices, ahead }: LeavingFieldsProps) {
  return (
    <>
      {choices.length > 1 && (
        <Bound control={control} name="inscripcionId">
          {(field) => (
            <SelectInput
              {...field}
              label={texts.cycle}
              options={choices.map((each) => ({ value: each.id, label: each.ciclo.name }))}
            />
          )}
        </Bound>
      )}
      {accion === 'BAJA' && (
        <Bound control={control} name="fecha">
          {(field) => <DateInput {...field} label="Último día" required />}
        </Bound>
      )}
      {accion !== 'REINGRESO' && (
        <Bound control={control} name="motivo">
          {(field) => <TextInput {...field} label="Motivo" maxLength={200} required />}
        </Bound>
      )}
      {accion === 'BAJA' && ahead > 0 && (
        <Bound control={control} name="a_favor">
          {({ value, ...field }) => (
            <CheckInput
              {...field}
              checked={value}
              label={`Dejar ${formatPesos(ahead)} como saldo a favor de la familia`}
            />
          )}
        </Bound>
      )}
    </>
  )
}

interface StepProps<Body> extends LeavingDialogProps {
  accion: LeavingAction
  write: WriteHook<Body, unknown>
  body: (values: Values) => Body
}

function LeavingDialog<Body>({ row, onClose, accion, write, body }: StepProps<Body>) {
  const choices = enrolmentsFor(row, accion)
  const { control, dialog } = useDialogForm({
    draftName: `${accion} ${row.id}`,
    values: { inscripcionId: choices[0]?.id ?? 0, fecha: today(), motivo: '', a_favor: false },
    problems: problemsFor(accion),
    write,
    saved: texts.done[accion](row.nombre),
    onClose,
    body: (values: Values) =>
      body({ ...values, inscripcionId: Number(values.inscripcionId), motivo: values.motivo.trim() }),
  })
  const [chosen, fecha] = useWatch({ control, name: ['inscripcionId', 'fecha'] })
  const id = Number(chosen)
  const day = accion === 'BAJA' && isIsoDate(fecha) ? { fecha } : {}
  const { row: leaving, isLoading, error, retry } = useLeaving({ id, accion, ...day }, ASKED_ANEW)
  const shown = !error && leaving
  return (
    <FormDialog
      {...dialog}
      money
      size="sm"
      title={`${texts.actions[accion]}: ${row.nombre}`}
      text={texts.about[accion]}
      submitLabel={texts.actions[accion]}
      cancelLabel="No, regresar"
      destructive={accion !== 'REINGRESO'}
      waits={!shown}
    >
      <LeavingFields
        accion={accion}
        control={control}
        choices={choices}
        ahead={leaving?.efecto.a_favor ?? 0}
      />
      {isLoading && <PageLoading blocks={1} />}
      {error && <PageError text={error.message} onRetry={retry} />}
      {shown && <Effect accion={accion} {...shown} />}
    </FormDialog>
  )
}

export const LeaveDialog = (props: LeavingDialogProps) => (
  <LeavingDialog {...props} accion="BAJA" write={useLeaveSchool} body={(values) => values} />
)
export const ReturnDialog = (props: LeavingDialogProps) => (
  <LeavingDialog
    {...props}
    accion="REINGRESO"
    write={useComeBack}
    body={({ inscripcionId }) => ({ inscripcionId })}
  />
)
export const CancelEnrolmentDialog = (props: LeavingDialogProps) => (
  <LeavingDialog
    {...props}
    accion="CANCELACION"
    write={useCancelEnrolment}
    body={({ inscripcionId, motivo }) => ({ id: inscripcionId, motivo_cancelacion: motivo })}
  />
)
