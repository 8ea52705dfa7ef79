import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { UNNAMED_SCHOOL } from '@contract/school/school.rules'
import type { School } from '@contract/school/school.schemas'
import { useUpdateSchool } from '../../../state/school/school.writes'
import { useSchool } from '../../../state/school/school.selectors'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { PageForm } from '../../../ui/forms/PageForm'
import { Columns, Stack } from '../../../ui/layout/layout'
import { useNotice } from '../../../ui/notices/useNotice'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { LoadingOrError } from '../../../ui/page/LoadingOrError'
import { schoolBody, schoolFormProblems, valuesOf, type SchoolValues } from '../school.values'
import { ReceiptPreview } from './ReceiptPreview'
import { DayFields, LevelFields, NameFields, PaperFields, TaxFields } from './SchoolFields'
import { SchoolImages } from './SchoolImages'

const SideBySide = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  [breakpoints.up('md')]: { position: 'sticky', top: spacing(2) },
}))

const showsEnvironment = ({ nombre, guardada = true, del_entorno = [] }: School): boolean =>
  !guardada && del_entorno.some((field) => field !== 'nombre' || nombre !== UNNAMED_SCHOOL)

interface SchoolFormProps {
  school: School
  submitLabel?: string
  footer?: ReactNode
  onDone?: () => void
}

export function SchoolForm({ school, submitLabel = 'Guardar', footer, onDone }: SchoolFormProps) {
  // As of when editing began: a colleague's change meanwhile must not make the fields look changed.
  const [before, setBefore] = useState(() => valuesOf(school))
  const form = useKeptForm<SchoolValues>({
    draftName: 'escuela',
    defaultValues: before,
    problems: schoolFormProblems,
  })
  const { send, tellWrong } = useUpdateSchool({ form })
  const { notify } = useNotice()
  const save = form.handleSubmit(async (values) => {
    const body = schoolBody(values, before, school)
    if (Object.keys(body).length === 0) {
      if (onDone) return onDone()
      return notify({ title: 'No hay nada que guardar', kind: 'info' })
    }
    const { done, answer } = await send(body)
    if (!done) return
    const saved = valuesOf(answer.escuela)
    setBefore(saved)
    form.reset(saved)
    onDone?.()
  }, tellWrong)
  const { control } = form
  return (
    <Columns>
      <Stack>
        {showsEnvironment(school) && (
          <InfoPanel
            title="Todavía no se guarda nada aquí"
            text="Lo que ves viene de la configuración del servidor. Revísalo, complétalo y guárdalo."
          />
        )}
        <PageForm onSubmit={save} dirty={form.formState.isDirty} submitLabel={submitLabel} footer={footer}>
          <NameFields control={control} school={school} />
          <PaperFields control={control} school={school} />
          <LevelFields control={control} />
          <TaxFields control={control} />
          <DayFields control={control} />
        </PageForm>
      </Stack>
      <SideBySide>
        <Stack>
          <ReceiptPreview control={control} />
          <SchoolImages school={school} />
        </Stack>
      </SideBySide>
    </Columns>
  )
}

interface SchoolStepProps {
  submitLabel: string
  footer?: ReactNode
  onDone: () => void
}

export function SchoolStep(props: SchoolStepProps) {
  const { row, ...read } = useSchool()
  return row ? <SchoolForm school={row} {...props} /> : <LoadingOrError read={read} />
}
