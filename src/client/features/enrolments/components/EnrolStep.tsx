import Button from '@mui/material/Button'
import { useMemo } from 'react'
import type { Control } from 'react-hook-form'
import { monthlyOf } from '@contract/cycles/cycles.rules'
import { pricesFor, siblingPercent } from '@contract/cycles/terms.rules'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { onlyProblems, REQUIRED } from '@contract/domain/campos'
import { ENROLMENT_DISCOUNTS, discountReasonProblem } from '@contract/domain/discounts'
import { percentLabel } from '@contract/domain/percents'
import { GRADE_YEARS, gradeYearKey, gradeYearLabel, gradeYearOfKey } from '@contract/domain/grades'
import { proposedGradeYear } from '@contract/domain/nextGrade'
import { formatPesos } from '@contract/domain/money'
import { discountAmounts } from '@contract/enrolments/enrolments.rules'
import { quoteOf, type QuoteFacts } from '@contract/enrolments/quote.rules'
import type { StudentDetail } from '@contract/students/students.schemas'
import { useEnrolStudents, useSiblingPlaces } from '../../../state/enrolments/enrolments.api'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { PageForm } from '../../../ui/forms/PageForm'
import { QuoteLines } from '../../../ui/pupils/QuoteLines'
import { DueDayField, useDueDay } from '../../../write/enrolments/DueDay'
import { texts } from '../enrolments.texts'

interface EnrolStepProps {
  pupil: Pick<StudentDetail, 'id' | 'inscripciones' | 'grado_previsto'>
  cycles: readonly Cycle[]
  onSkip: () => void
}

interface Values {
  ciclo: string
  /** `gradeYearKey`; '' until one is chosen. */
  grado: string
  descuento: string
  motivo_descuento: string
}

const NO_RULE = { id: 0 }
const NO_CYCLE = { name: '', fecha_inicio: '' }

const GRADES = GRADE_YEARS.map((place) => ({ value: gradeYearKey(place), label: gradeYearLabel(place) }))
const DISCOUNTS = ENROLMENT_DISCOUNTS.map((value) => ({ value: String(value), label: percentLabel(value) }))

const problems = ({ grado, descuento, motivo_descuento }: Values) =>
  onlyProblems({
    grado: gradeYearOfKey(grado) ? null : REQUIRED,
    motivo_descuento: discountReasonProblem(Number(descuento), motivo_descuento),
  })

const costText = (cycle: Cycle | undefined, { grado, descuento }: Values): string | undefined => {
  const place = gradeYearOfKey(grado)
  if (!cycle || !place) return undefined
  const { costo_inscripcion, costo_material, mensualidad } = pricesFor(cycle, place)
  const { monto_pagar } = discountAmounts(costo_inscripcion, Number(descuento))
  return `Se cobrará: inscripción ${formatPesos(monto_pagar)}, material ${formatPesos(costo_material)} y ${formatPesos(mensualidad)} cada mes.`
}

/** Says what a month will cost with the sibling beca; undefined when the pupil gets none. */
const siblingText = (facts: QuoteFacts): string | undefined => {
  const percent = siblingPercent(facts.cycle.hermanos ?? [], facts.lugar ?? 1)
  const month = quoteOf(facts).find(({ de }) => de === 'COLEGIATURA')
  return percent > 0 && month
    ? `Por sus hermanos le toca una beca de ${percentLabel(percent)}, que se da en Becas, Hermanos; con ella, ${formatPesos(month.total)} cada mes.`
    : undefined
}

/** The year after the last one, or the one expected by an import; '' while unknown. */
const proposedKey = ({ inscripciones: [last], grado_previsto }: EnrolStepProps['pupil']): string => {
  const proposed = proposedGradeYear(last, grado_previsto)
  return proposed ? gradeYearKey(proposed) : ''
}

const bodyOf = (
  pupil: { id: number },
  cycle: Cycle,
  place: NonNullable<ReturnType<typeof gradeYearOfKey>>,
  { descuento, motivo_descuento }: Values,
) => {
  const percent = ENROLMENT_DISCOUNTS.find((each) => String(each) === descuento) ?? 0
  return {
    idCiclo: cycle.id,
    grado: place.grado,
    costo_inscripcion: cycle.costo_inscripcion,
    mensualidad: monthlyOf(cycle, place.grado),
    costo_material: cycle.costo_material,
    alumnos: [
      {
        id: pupil.id,
        // The year is not sent to servers that do not know years.
        ...(place.gradoNumero === null ? {} : { gradoNumero: place.gradoNumero }),
        descuento: percent,
        motivo_descuento: percent === 0 ? null : motivo_descuento.trim(),
        ...discountAmounts(pricesFor(cycle, place).costo_inscripcion, percent),
      },
    ],
  }
}

interface FieldsProps {
  control: Control<Values>
  cycles: readonly Cycle[]
  isDiscounted: boolean
}

function Fields({ control, cycles, isDiscounted }: FieldsProps) {
  return (
    <FieldGrid>
      <Bound control={control} name="grado">
        {(field) => (
          <SelectInput {...field} label="Grado" options={GRADES} emptyLabel="Selecciona un grado" required />
        )}
      </Bound>
      <Bound control={control} name="ciclo">
        {(field) => (
          <SelectInput
            {...field}
            label="Ciclo escolar"
            options={cycles.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
      </Bound>
      <Bound control={control} name="descuento">
        {(field) => <SelectInput {...field} label={texts.discount} options={DISCOUNTS} />}
      </Bound>
      {isDiscounted && (
        <Bound control={control} name="motivo_descuento">
          {(field) => <UppercaseInput {...field} label={texts.motive} maxLength={200} required />}
        </Bound>
      )}
    </FieldGrid>
  )
}

export function EnrolStep({ pupil, cycles, onSkip }: EnrolStepProps) {
  const form = useKeptForm<Values>({
    draftName: `inscribir a ${pupil.id}`,
    defaultValues: {
      ciclo: String(cycles[0]?.id ?? ''),
      grado: proposedKey(pupil),
      descuento: '0',
      motivo_descuento: '',
    },
    problems,
  })
  // No success notice: the step itself shows what was saved, and a notice would cover the next step.
  const { send, tellWrong } = useEnrolStudents({ form })
  const values = form.watch()
  const cycle = cycles.find(({ id }) => String(id) === values.ciclo)
  const { vence, problem: dayProblem, field: day, input } = useDueDay(cycle ?? NO_CYCLE)
  const place = gradeYearOfKey(values.grado)
  const coming = useMemo(() => {
    const to = gradeYearOfKey(values.grado)
    return to ? [{ id: pupil.id, ...to }] : []
  }, [pupil.id, values.grado])
  const lugar = useSiblingPlaces(cycle ?? NO_RULE, coming).get(pupil.id)
  const facts = cycle &&
    place && {
      cycle,
      place,
      lugar,
      descuento: Number(values.descuento),
      motivo_descuento: values.motivo_descuento,
    }
  const save = form.handleSubmit(async (sent) => {
    const place = gradeYearOfKey(sent.grado)
    if (!cycle || !place) return
    await send({ ...bodyOf(pupil, cycle, place, sent), ...(vence === null ? {} : { vence }) })
  }, tellWrong)
  return (
    <PageForm
      onSubmit={(event) => (dayProblem ? input.current?.focus() : save(event))}
      dirty={form.formState.isDirty}
      submitLabel={texts.submit(1)}
      footer={<Button onClick={onSkip}>Después</Button>}
    >
      <Fields control={form.control} cycles={cycles} isDiscounted={values.descuento !== '0'} />
      {vence !== null && <DueDayField ref={input} {...day} />}
      <p role="status">{[costText(cycle, values), facts && siblingText(facts)].filter(Boolean).join(' ')}</p>
      {facts && <QuoteLines summary="Cómo se calcula" facts={facts} />}
    </PageForm>
  )
}
