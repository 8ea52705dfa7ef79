import { useWatch } from 'react-hook-form'
import { onlyProblems } from '@contract/domain/campos'
import { isIsoDate } from '@contract/domain/dateMath'
import { formatPesos } from '@contract/domain/money'
import type { LeavingAction } from '@contract/enrolments/leaving.rules'
import type { StudentDetail } from '@contract/students/students.schemas'
import { today } from '../../../state/clock/schoolClock'
import {
  useCancelEnrolmentMutation,
  useComeBackMutation,
  useLeaveSchoolMutation,
} from '../../../state/enrolments/enrolments.api'
import { useLeaving } from '../../../state/enrolments/enrolments.selectors'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { DateInput } from '../../../ui/fields/DateInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { useWrite } from '../../../write/useWrite'
import { Effect } from './Effect'
import { texts } from './leaving.texts'

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

/** The enrolments for which an action is possible, newest first. */
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
      fecha: accion === 'BAJA' && !fecha ? texts.dayMissing : null,
      motivo: accion !== 'REINGRESO' && !motivo.trim() ? texts.reasonMissing : null,
    })

/** The three writes behind one function; `accion` picks one. */
const useStep = (accion: LeavingAction, nombre: string, form: ReturnType<typeof useKeptForm<Values>>) => {
  const [leave] = useLeaveSchoolMutation()
  const [comeBack] = useComeBackMutation()
  const [cancel] = useCancelEnrolmentMutation()
  const told = { failed: texts.failed[accion], saved: texts.done[accion](nombre), form }
  const leaving = useWrite(leave, told)
  const returning = useWrite(comeBack, told)
  const cancelling = useWrite(cancel, told)
  const send = async ({ inscripcionId, fecha, motivo, a_favor }: Values): Promise<boolean> => {
    const reason = motivo.trim()
    if (accion === 'BAJA') return (await leaving.send({ inscripcionId, fecha, motivo: reason, a_favor })).done
    if (accion === 'REINGRESO') return (await returning.send({ inscripcionId })).done
    return (await cancelling.send({ id: inscripcionId, motivo_cancelacion: reason })).done
  }
  return { send, wrong: leaving.wrong }
}

/** Dialog of a baja, a return or a cancelled enrolment: the server computes the consequences, which show before the press. */
function LeavingDialog({ row, onClose, accion }: LeavingDialogProps & { accion: LeavingAction }) {
  const choices = enrolmentsFor(row, accion)
  const form = useKeptForm<Values>({
    kept: `${accion} ${row.id}`,
    defaultValues: { inscripcionId: choices[0]?.id ?? 0, fecha: today(), motivo: '', a_favor: false },
    resolver: rulesResolver(problemsFor(accion)),
  })
  const { control, formState, handleSubmit } = form
  const [chosen, fecha] = useWatch({ control, name: ['inscripcionId', 'fecha'] })
  const id = Number(chosen)
  const day = accion === 'BAJA' && isIsoDate(fecha) ? { fecha } : {}
  const {
    row: told,
    isLoading,
    error,
    retry,
  } = useLeaving({ id, accion, ...day }, { refetchOnMountOrArgChange: true })
  const { send, wrong } = useStep(accion, row.nombre, form)
  const save = handleSubmit(async (values) => {
    if (await send({ ...values, inscripcionId: id })) onClose()
  }, wrong)
  const known = !error && told
  const ahead = told?.efecto.a_favor ?? 0
  return (
    <FormDialog
      open
      money
      size="sm"
      title={`${texts.actions[accion]}: ${row.nombre}`}
      text={texts.about[accion]}
      submitLabel={texts.actions[accion]}
      cancelLabel={texts.keep}
      destructive={accion !== 'REINGRESO'}
      waits={!known}
      dirty={formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
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
          {(field) => <DateInput {...field} label={texts.day} required />}
        </Bound>
      )}
      {accion !== 'REINGRESO' && (
        <Bound control={control} name="motivo">
          {(field) => <TextInput {...field} label={texts.reason} maxLength={200} required />}
        </Bound>
      )}
      {accion === 'BAJA' && ahead > 0 && (
        <Bound control={control} name="a_favor">
          {({ value, ...field }) => (
            <CheckInput {...field} checked={value} label={texts.credit(formatPesos(ahead))} />
          )}
        </Bound>
      )}
      {isLoading && <PageLoading blocks={1} />}
      {error && <PageError text={error.message} onRetry={retry} />}
      {known && <Effect accion={accion} {...known} />}
    </FormDialog>
  )
}

export const LeaveDialog = (props: LeavingDialogProps) => <LeavingDialog {...props} accion="BAJA" />
export const ReturnDialog = (props: LeavingDialogProps) => <LeavingDialog {...props} accion="REINGRESO" />
export const CancelEnrolmentDialog = (props: LeavingDialogProps) => (
  <LeavingDialog {...props} accion="CANCELACION" />
)
