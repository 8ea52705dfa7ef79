import { useCallback, useMemo, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { chargesFormProblems, NO_CHARGED_PUPIL } from '@contract/charges/charges.rules'
import type { Charge, ChargesContract } from '@contract/charges/charges.schemas'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { Campos } from '@contract/domain/campos'
import { gradeLabel, GRADES, isGrade } from '@contract/domain/grades'
import { formatPesos, toCentavos, toPesos } from '@contract/domain/money'
import { upper } from '@contract/domain/text'
import type { Student } from '@contract/students/students.schemas'
import { useCreateChargeMutation, useCreateChargesMutation } from '../../../state/charges/charges.api'
import { today } from '../../../state/clock/schoolClock'
import { usePupils } from '../../../state/students/students.selectors'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { DateInput } from '../../../ui/fields/DateInput'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { type Picked, PickForm } from '../../../ui/forms/PickForm'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { PickList } from '../../../ui/list/PickList'
import { anyPupilList } from '../../../ui/list/pupilLists'
import type { ListFilter } from '../../../ui/list/useLocalList'
import { ShowEverybody, WhoFilter } from '../../../ui/list/WhoFilter'
import { useNotice } from '../../../ui/notices/useNotice'
import { unreadableProblem } from '../../../ui/payments/cost'
import { Totals } from '../../../ui/payments/Totals'
import { useWrite } from '../../../write/useWrite'
import { texts } from '../charges.texts'

/** '1° A': the name by which a whole group is charged. */
const nameOf = ({ grado, grupo }: Student): string | null =>
  grado && (grupo ? `${grado} ${grupo.nombre}` : null)

const classFilter = (chosen: string): ListFilter<Student> | undefined => {
  if (!chosen) return undefined
  return { key: chosen, keep: (pupil) => (isGrade(chosen) ? pupil.grado : nameOf(pupil)) === chosen }
}

const classesOf = (pupils: readonly Student[]): string[] =>
  [...new Set(pupils.flatMap((pupil) => nameOf(pupil) ?? []))].sort((a, b) =>
    a.localeCompare(b, 'es-MX', { numeric: true }),
  )

interface PupilsToChargeProps {
  chosen: ReadonlySet<number>
  onAdd: (pupil: Student) => void
  onAddAll: (pupils: readonly Student[]) => void
}

const gradeOptions = GRADES.map((value) => ({ value: value as string, label: gradeLabel(value) }))
const classLabel = (name: string): string => {
  const grade = GRADES.find((each) => name.startsWith(`${each} `))
  return grade ? `${gradeLabel(grade)} ${name.slice(grade.length + 1)}` : name
}

/** The enrolled pupils; with the permission to read pupils all of them, because a charge needs no enrolment. */
function PupilsToCharge({ chosen, onAdd, onAddAll }: PupilsToChargeProps) {
  const [who, setWho] = useState('')
  const [group, setGroup] = useState('')
  const { source, canReadAll, everybody } = usePupils(who !== '')
  const classes = useMemo(
    () => [
      ...gradeOptions,
      ...classesOf(source.rows ?? []).map((value) => ({ value, label: classLabel(value) })),
    ],
    [source.rows],
  )
  const filter = useMemo(() => classFilter(group), [group])
  return (
    <PickList
      label={texts.pick}
      searchLabel={texts.searchPupil}
      source={source}
      {...anyPupilList}
      chosen={chosen}
      onAdd={onAdd}
      onAddAll={onAddAll}
      filter={filter}
      filters={
        <>
          <FilterSelect
            label="Grado y grupo"
            allLabel="Todos los grupos"
            options={classes}
            value={group}
            onChange={setGroup}
          />
          {canReadAll && <WhoFilter value={who} onChange={setWho} />}
        </>
      }
      empty={{
        icon: 'users',
        title: texts.noPupils,
        text: texts.noPupilsText,
        action: canReadAll && !everybody && <ShowEverybody onChange={setWho} />,
      }}
    />
  )
}

/** A new charge as the form holds it; `monto` in pesos, null while empty, NaN while unreadable. */
interface ChargeValues {
  alumnos: Picked[]
  descripcion: string
  /** yyyy-MM-dd. */
  fecha: string
  monto: number | null
}

const emptyCharge = (): ChargeValues => ({ alumnos: [], descripcion: '', fecha: today(), monto: null })

const pickedFrom = ({ id, nombre, numero_control }: Picked): Picked => ({ id, nombre, numero_control })

const chargeProblems =
  ({ id }: Pick<Cycle, 'id'>) =>
  (values: ChargeValues): Campos => {
    const campos = chargesFormProblems({ ...values, idCicloEscolar: id })
    const unreadable = unreadableProblem(values.monto)
    return unreadable ? { ...campos, monto: unreadable } : campos
  }

const chargeBody = (
  { id }: Pick<Cycle, 'id'>,
  { descripcion, fecha, monto }: ChargeValues,
): Omit<ChargesContract['create']['body'], 'idAlumno'> => ({
  idCicloEscolar: id,
  descripcion: upper(descripcion),
  fecha,
  monto: monto as number,
})

/** Pesos charged to all chosen pupils together; 0 without an amount. */
const totalOf = ({ alumnos, monto }: Pick<ChargeValues, 'alumnos' | 'monto'>): number =>
  toPesos((toCentavos(monto ?? 0) ?? 0) * alumnos.length)

function ChargeFields({ control }: { control: Control<ChargeValues> }) {
  return (
    <>
      <Bound control={control} name="descripcion">
        {(field) => <UppercaseInput {...field} label={texts.fields.descripcion} maxLength={200} required />}
      </Bound>
      <FieldGrid>
        <Bound control={control} name="fecha">
          {(field) => <DateInput {...field} label={texts.fields.fecha} required />}
        </Bound>
        <Bound control={control} name="monto">
          {(field) => <MoneyInput {...field} label={texts.fields.monto} required />}
        </Bound>
      </FieldGrid>
    </>
  )
}

const wrongTexts = { first: [NO_CHARGED_PUPIL] }

interface ChargeFormProps {
  cycle: Cycle
  onMade: (charges: Charge[]) => void
}

/** Pupils on one side; the chosen ones and what they are charged on the other. */
export function ChargeForm({ cycle, onMade }: ChargeFormProps) {
  const defaultValues = useMemo(() => emptyCharge(), [])
  const form = useKeptForm<ChargeValues>({
    kept: `cargo ${cycle.id}`,
    defaultValues,
    resolver: rulesResolver(chargeProblems(cycle)),
  })
  const { control, getValues, setValue, formState } = form
  const [alumnos, monto] = useWatch({ control, name: ['alumnos', 'monto'] })
  const chosen = useMemo(() => new Set(alumnos.map(({ id }) => id)), [alumnos])
  // The customer's call charges one pupil, ours several. The server's message is the whole notice.
  const [createCharge] = useCreateChargeMutation()
  const [createCharges] = useCreateChargesMutation()
  const one = useWrite(createCharge, { failed: null, form, wrongTexts })
  const several = useWrite(createCharges, { failed: null, form })
  const { dismiss } = useNotice()

  const choose = useCallback(
    (next: Picked[]) =>
      setValue('alumnos', next, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
    [setValue, formState.isSubmitted],
  )
  const addAll = useCallback(
    (pupils: readonly Student[]) => choose([...getValues('alumnos'), ...pupils.map(pickedFrom)]),
    [choose, getValues],
  )
  const add = useCallback((pupil: Student) => addAll([pupil]), [addAll])
  const create = async (values: ChargeValues): Promise<Charge[] | undefined> => {
    const [only, ...others] = values.alumnos
    const body = chargeBody(cycle, values)
    if (only && others.length === 0) {
      const { answer } = await one.send({ ...body, idAlumno: only.id })
      return answer && [answer.cargo]
    }
    const { answer } = await several.send({ ...body, alumnos: values.alumnos.map(({ id }) => ({ id })) })
    return answer?.cargos
  }
  const make = async (values: ChargeValues) => {
    const made = await create(values)
    if (!made) return
    dismiss()
    onMade(made)
  }
  const [asking, setAsking] = useState<ChargeValues | null>(null)
  const save = form.handleSubmit(
    async (values) => (values.alumnos.length > 1 ? setAsking(values) : make(values)),
    one.wrong,
  )

  return (
    <>
      <PickForm
        picker={<PupilsToCharge chosen={chosen} onAdd={add} onAddAll={addAll} />}
        label={texts.chosen}
        chosen={alumnos}
        noneText={texts.chosenNone}
        error={formState.errors.alumnos?.message}
        onRemove={(id) => choose(alumnos.filter((pupil) => pupil.id !== id))}
        dirty={formState.isDirty}
        submitLabel={texts.submit(alumnos.length)}
        onSubmit={save}
      >
        <ChargeFields control={control} />
        <Totals items={[[texts.total, totalOf({ alumnos, monto })]]} />
      </PickForm>
      <ConfirmDialog
        open={asking !== null}
        title={texts.askMany(alumnos.length)}
        text={asking && <p>{texts.askManyText(upper(asking.descripcion), formatPesos(asking.monto ?? 0))}</p>}
        confirmLabel={texts.submit(alumnos.length)}
        onConfirm={() => asking && make(asking).finally(() => setAsking(null))}
        onClose={() => setAsking(null)}
      >
        <Totals items={[[texts.total, totalOf({ alumnos, monto })]]} />
      </ConfirmDialog>
    </>
  )
}
