import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { pricesFor, type PlacePrices } from '@contract/cycles/terms.rules'
import { ENROLMENT_DISCOUNTS } from '@contract/domain/discounts'
import { percentLabel } from '@contract/domain/percents'
import { YEARS_OF_GRADE, gradeYearLabel, type Grade } from '@contract/domain/grades'
import { sumPesos } from '@contract/domain/money'
import { discountAmounts } from '@contract/enrolments/enrolments.rules'
import { parentsRoutes } from '@contract/parents/parents.routes'
import type { Student } from '@contract/students/students.schemas'
import * as paths from '@contract/domain/screenPaths'
import { ASKED_ANEW } from '../../../state/core/reads'
import { usePendingFamilies } from '../../../state/questionnaires/questionnaires.api'
import { useMay } from '../../../state/session/useMay'
import { Bound } from '../../../ui/fields/Bound'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { Amounts, Card, Columns, Quiet, Row, Stack } from '../../../ui/layout/layout'
import { ErrorBar } from '../../../ui/page/ErrorBar'
import { Hidden } from '../../../ui/page/Hidden'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { MoneyText } from '../../../ui/page/MoneyText'
import { QuoteLines } from '../../../ui/pupils/QuoteLines'
import { texts } from '../enrolments.texts'

export interface ChosenPupil extends Pick<Student, 'id' | 'nombre' | 'numero_control'> {
  padre: Student['padre']
  gradoNumero: string
  descuento: 0 | 25 | 35
  motivo_descuento: string
}
export interface EnrolValues {
  alumnos: ChosenPupil[]
}

export const pricesOf = (cycle: Cycle, grado: Grade, gradoNumero: string): PlacePrices =>
  pricesFor(cycle, { grado, gradoNumero: gradoNumero === '' ? null : Number(gradoNumero) })

const yearOptions = (grado: Grade) =>
  Array.from({ length: YEARS_OF_GRADE[grado] }, (_, at) => ({
    value: String(at + 1),
    label: gradeYearLabel({ grado, gradoNumero: at + 1 }),
  }))
const YEARS = { PREESCOLAR: yearOptions('PREESCOLAR'), PRIMARIA: yearOptions('PRIMARIA') }

const DISCOUNTS = ENROLMENT_DISCOUNTS.map((value) => ({ value, label: percentLabel(value) }))

interface DiscountFieldsProps {
  control: Control<EnrolValues>
  grade: Grade
  index: number
  cycle: Cycle
  /** The pupil's place among the parent's children; missing without a parent or a sibling rule. */
  lugar: number | undefined
}

export function DiscountFields({ control, grade, index, cycle, lugar }: DiscountFieldsProps) {
  const pupil = useWatch({ control, name: `alumnos.${index}` })
  if (!pupil) return null
  const { costo_inscripcion } = pricesOf(cycle, grade, pupil.gradoNumero)
  const { monto_descuento, monto_pagar } = discountAmounts(costo_inscripcion, pupil.descuento)
  return (
    <Stack gap={1}>
      <Columns widths="minmax(104px, 140px) minmax(96px, 120px) minmax(0, 1fr)" from="sm" gap={2}>
        <Bound control={control} name={`alumnos.${index}.gradoNumero`}>
          {(field) => <SelectInput {...field} label="Grado" options={YEARS[grade]} emptyLabel="Sin grado" />}
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
      <QuoteLines
        facts={{
          cycle,
          place: { grado: grade, gradoNumero: pupil.gradoNumero === '' ? null : Number(pupil.gradoNumero) },
          descuento: pupil.descuento,
          motivo_descuento: pupil.motivo_descuento,
          lugar,
        }}
      />
    </Stack>
  )
}

const Above = styled('div')(({ theme: { spacing } }) => ({ '& > *': { marginBottom: spacing(2) } }))

const NONE: readonly number[] = []

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

function UnansweredWarning({ cycleId, pupils }: UnansweredWarningProps) {
  const { rows, error, retry } = usePendingFamilies({ id: cycleId }, ASKED_ANEW)
  const canOpen = useMay()(parentsRoutes.get.access)
  const { unanswered, withoutParent } = useMemo(() => unansweredOf(pupils, rows ?? NONE), [pupils, rows])
  if (error && !rows)
    return (
      <ErrorBar
        title="No se pudo saber qué familias han respondido el cuestionario."
        text={error}
        onRetry={retry}
      />
    )
  // No warning before the list is loaded, since any family may have answered.
  const some = rows !== undefined && unanswered.length + withoutParent.length > 0
  return (
    <Above role="status">
      {some && (
        <InfoPanel
          tone="warning"
          title="Falta responder el cuestionario del ciclo."
          text="Puedes inscribir de todos modos."
        >
          <ul>
            {unanswered.map(({ id, nombre, padre }) => (
              <li key={id}>
                {canOpen ? (
                  // In another tab, so that the list of chosen pupils is not lost.
                  <a href={paths.parent(padre.id)} target="_blank" rel="noreferrer">
                    {texts.unansweredOf(nombre, padre.nombre)} <Hidden>(se abre en otra pestaña)</Hidden>
                  </a>
                ) : (
                  texts.unansweredOf(nombre, padre.nombre)
                )}
              </li>
            ))}
            {withoutParent.map(({ id, nombre }) => (
              <li key={id}>{`${nombre}: no tiene padre registrado que responda`}</li>
            ))}
          </ul>
        </InfoPanel>
      )}
    </Above>
  )
}

const totalToPay = (cycle: Cycle, grade: Grade, pupils: readonly ChosenPupil[]): number =>
  sumPesos(
    pupils.map(
      ({ descuento, gradoNumero }) =>
        discountAmounts(pricesOf(cycle, grade, gradoNumero).costo_inscripcion, descuento).monto_pagar,
    ),
  )

function PriceRange({ prices }: { prices: readonly number[] }) {
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return low === high ? (
    <MoneyText pesos={low} />
  ) : (
    <>
      de <MoneyText pesos={low} /> a <MoneyText pesos={high} />
    </>
  )
}

interface EnrolTotalsProps {
  cycle: Cycle
  grade: Grade
  pupils: readonly ChosenPupil[]
}

export function EnrolTotals({ cycle, grade, pupils }: EnrolTotalsProps) {
  const years = pupils.length === 0 ? [''] : pupils.map(({ gradoNumero }) => gradoNumero)
  const prices = years.map((year) => pricesOf(cycle, grade, year))
  return (
    <div>
      {cycle.cuestionario_activo && <UnansweredWarning cycleId={cycle.id} pupils={pupils} />}
      <Card tone="sunken" pad={2}>
        <Amounts aria-live="polite">
          <div>
            <dt>Material por alumno</dt>
            <dd>
              <PriceRange prices={prices.map(({ costo_material }) => costo_material)} />
            </dd>
          </div>
          <div>
            <dt>Mensualidad por alumno</dt>
            <dd>
              <PriceRange prices={prices.map(({ mensualidad }) => mensualidad)} />
            </dd>
          </div>
          <div className="sum">
            <dt>Total de inscripciones</dt>
            <dd>
              <MoneyText pesos={totalToPay(cycle, grade, pupils)} />
            </dd>
          </div>
        </Amounts>
      </Card>
    </div>
  )
}
