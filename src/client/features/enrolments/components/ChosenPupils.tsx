import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { monthlyOf } from '@contract/cycles/cycles.rules'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { ENROLMENT_DISCOUNTS, percentLabel } from '@contract/domain/discounts'
import { GRADE_YEARS, gradeYearLabel, type Grade } from '@contract/domain/grades'
import { sumPesos } from '@contract/domain/money'
import { discountAmounts } from '@contract/enrolments/enrolments.rules'
import { parentsRoutes } from '@contract/parents/parents.routes'
import type { Student } from '@contract/students/students.schemas'
import { usePendingFamilies } from '../../../state/questionnaires/questionnaires.selectors'
import { useMay } from '../../../state/session/useMay'
import { Bound } from '../../../ui/fields/Bound'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { Amounts, Card, Columns, Quiet, Row, Stack } from '../../../ui/layout/layout'
import { ErrorBar } from '../../../ui/page/ErrorBar'
import { Hidden } from '../../../ui/page/Hidden'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { MoneyText } from '../../../ui/page/MoneyText'
import * as paths from '../../../ui/screens/paths'
import { texts } from '../enrolments.texts'

/** A pupil on the way to being enrolled. */
export interface ChosenPupil extends Pick<Student, 'id' | 'nombre' | 'numero_control'> {
  /** Whose family is asked for the questionnaire. */
  padre: Student['padre']
  /** '' where nobody said it. */
  gradoNumero: string
  descuento: 0 | 25 | 35
  motivo_descuento: string
}
export interface EnrolValues {
  alumnos: ChosenPupil[]
}

const yearOptions = (grado: Grade) =>
  Array.from({ length: GRADE_YEARS[grado] }, (_, at) => ({
    value: String(at + 1),
    label: gradeYearLabel({ grado, gradoNumero: at + 1 }),
  }))
const YEARS = { PREESCOLAR: yearOptions('PREESCOLAR'), PRIMARIA: yearOptions('PRIMARIA') }

const DISCOUNTS = ENROLMENT_DISCOUNTS.map((value) => ({ value, label: percentLabel(value) }))

interface DiscountFieldsProps {
  control: Control<EnrolValues>
  grade: Grade
  index: number
  /** Pesos. */
  cost: number
}

/** Of one pupil: the year, discount with its motive, and what the enrolment costs with it, as it is chosen. */
export function DiscountFields({ control, grade, index, cost }: DiscountFieldsProps) {
  const pupil = useWatch({ control, name: `alumnos.${index}` })
  if (!pupil) return null
  const { monto_descuento, monto_pagar } = discountAmounts(cost, pupil.descuento)
  return (
    <Stack gap={1}>
      <Columns widths="minmax(104px, 140px) minmax(96px, 120px) minmax(0, 1fr)" from="sm" gap={2}>
        <Bound control={control} name={`alumnos.${index}.gradoNumero`}>
          {(field) => (
            <SelectInput {...field} label={texts.year} options={YEARS[grade]} emptyLabel={texts.noYear} />
          )}
        </Bound>
        <Bound control={control} name={`alumnos.${index}.descuento`}>
          {({ onChange, ...field }) => (
            <SelectInput
              {...field}
              label={texts.discount}
              options={DISCOUNTS}
              onChange={({ target }) => onChange(Number(target.value))}
            />
          )}
        </Bound>
        {pupil.descuento !== 0 && (
          <Bound control={control} name={`alumnos.${index}.motivo_descuento`}>
            {(field) => <TextInput {...field} label={texts.motive} maxLength={200} required />}
          </Bound>
        )}
      </Columns>
      <Row justify="space-between">
        <Quiet>
          {monto_descuento > 0 && (
            <>
              Descuento <MoneyText pesos={monto_descuento} />
            </>
          )}
        </Quiet>
        <strong>
          <MoneyText pesos={monto_pagar} />
        </strong>
      </Row>
    </Stack>
  )
}

const Above = styled('div')(({ theme: { spacing } }) => ({ '& > *': { marginBottom: spacing(2) } }))

const NONE: readonly number[] = []

/** Whose family still has to answer the questionnaire, and who has no family to ask. */
const unansweredOf = (pupils: readonly ChosenPupil[], pending: readonly number[]) => {
  const waiting = new Set(pending)
  return {
    unanswered: pupils.flatMap(({ id, nombre, padre }) =>
      padre && waiting.has(padre.id) ? [{ id, nombre, padre }] : [],
    ),
    withoutParent: pupils.filter(({ padre }) => padre === null),
  }
}

interface UnansweredWarningProps {
  cycleId: number
  pupils: readonly ChosenPupil[]
}

/** Whose family has not answered the questionnaire of the cycle. A warning: it stops nobody. */
function UnansweredWarning({ cycleId, pupils }: UnansweredWarningProps) {
  // Other desks capture answers meanwhile.
  const { rows, error, retry } = usePendingFamilies({ id: cycleId }, { refetchOnMountOrArgChange: true })
  const canOpen = useMay()(parentsRoutes.get.access)
  const { unanswered, withoutParent } = useMemo(() => unansweredOf(pupils, rows ?? NONE), [pupils, rows])
  if (error && !rows) return <ErrorBar title={texts.pendingFailed} text={error} onRetry={retry} />
  // Nobody's family is known to have answered before the list is here.
  const some = rows !== undefined && unanswered.length + withoutParent.length > 0
  return (
    <Above role="status">
      {some && (
        <InfoPanel tone="warning" title={texts.unanswered} text={texts.unansweredText}>
          <ul>
            {unanswered.map(({ id, nombre, padre }) => (
              <li key={id}>
                {canOpen ? (
                  // In another tab: the list being put together here stays.
                  <a href={paths.parent(padre.id)} target="_blank" rel="noreferrer">
                    {texts.unansweredOf(nombre, padre.nombre)} <Hidden>{texts.newTab}</Hidden>
                  </a>
                ) : (
                  texts.unansweredOf(nombre, padre.nombre)
                )}
              </li>
            ))}
            {withoutParent.map(({ id, nombre }) => (
              <li key={id}>{texts.noParent(nombre)}</li>
            ))}
          </ul>
        </InfoPanel>
      )}
    </Above>
  )
}

/** Pesos of all the enrolments of the list, discounts taken off. */
const totalToPay = (cycle: Cycle, pupils: readonly ChosenPupil[]): number =>
  sumPesos(pupils.map(({ descuento }) => discountAmounts(cycle.costo_inscripcion, descuento).monto_pagar))

interface EnrolTotalsProps {
  cycle: Cycle
  grade: Grade
  pupils: readonly ChosenPupil[]
}

/** What the families will owe for the enrolments of this list, and what else comes with each; who has a questionnaire to answer. */
export function EnrolTotals({ cycle, grade, pupils }: EnrolTotalsProps) {
  return (
    <div>
      {cycle.cuestionario_activo && <UnansweredWarning cycleId={cycle.id} pupils={pupils} />}
      <Card tone="sunken" pad={2}>
        <Amounts aria-live="polite">
          <div>
            <dt>Material por alumno</dt>
            <dd>
              <MoneyText pesos={cycle.costo_material} />
            </dd>
          </div>
          <div>
            <dt>Mensualidad por alumno</dt>
            <dd>
              <MoneyText pesos={monthlyOf(cycle, grade)} />
            </dd>
          </div>
          <div className="sum">
            <dt>Total de inscripciones</dt>
            <dd>
              <MoneyText pesos={totalToPay(cycle, pupils)} />
            </dd>
          </div>
        </Amounts>
      </Card>
    </div>
  )
}
