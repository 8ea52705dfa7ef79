import Button from '@mui/material/Button'
import { useId } from 'react'
import { useWatch, type Control, type UseFormSetValue } from 'react-hook-form'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { groupsRoutes } from '@contract/groups/groups.routes'
import type { AudienceKind } from '@contract/messages/messages.rules'
import { servicesRoutes } from '@contract/services/services.routes'
import { useGroups } from '../../../state/groups/groups.api'
import { useServices } from '../../../state/services/services.api'
import { useMay } from '../../../state/session/useMay'
import { Bound } from '../../../ui/fields/Bound'
import { FieldsetProblem } from '../../../ui/fields/FieldsetProblem'
import { GRADE_YEAR_OPTIONS } from '../../../ui/fields/gradeYearOptions'
import { NumberInput } from '../../../ui/fields/NumberInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { PlainList, Row, Stack } from '../../../ui/layout/layout'
import { useNotice } from '../../../ui/notices/useNotice'
import { FamilyField } from '../../../write/money/FamilyField'
import type { BulletinValues, PickedFamily } from '../bulletin.values'

const KINDS: Readonly<Record<AudienceKind, string>> = {
  TODOS: 'Todas las familias inscritas',
  GRADO: 'Un nivel o un grado',
  GRUPO: 'Un grupo',
  SERVICIO: 'Quien tiene un servicio',
  ADEUDO: 'Quien tiene adeudos',
  PADRES: 'Las familias que elija',
}

interface AudienceFieldsProps {
  cycle: Pick<Cycle, 'id'>
  control: Control<BulletinValues>
  setValue: UseFormSetValue<BulletinValues>
  mayMoney: boolean
}

function PickedFamilies({ control, setValue }: Pick<AudienceFieldsProps, 'control' | 'setValue'>) {
  const padres = useWatch({ control, name: 'padres' })
  const { notify } = useNotice()
  const problemId = useId()
  const choose = (next: PickedFamily[]) =>
    setValue('padres', next, { shouldDirty: true, shouldValidate: true })
  return (
    <Bound control={control} name="padres">
      {({ error }) => (
        <Stack gap={1}>
          <FamilyField
            label="Familia"
            waits={false}
            onPick={({ familia, titulo }) => {
              const id = familia && 'padreId' in familia ? familia.padreId : undefined
              if (id === undefined)
                notify({ title: `${titulo} no tiene padre o tutor registrado`, kind: 'warning' })
              else if (!padres.some((each) => each.id === id)) choose([...padres, { id, nombre: titulo }])
            }}
          />
          <PlainList aria-label="Familias elegidas">
            {padres.map(({ id, nombre }) => (
              <Row as="li" key={id} justify="space-between">
                {nombre}
                <Button
                  aria-label={`Quitar a ${nombre}`}
                  onClick={() => choose(padres.filter((each) => each.id !== id))}
                >
                  Quitar
                </Button>
              </Row>
            ))}
          </PlainList>
          <FieldsetProblem id={problemId} error={error} />
        </Stack>
      )}
    </Bound>
  )
}

function GroupField({ cycle, control }: Pick<AudienceFieldsProps, 'cycle' | 'control'>) {
  const { rows = [] } = useGroups({ id: cycle.id })
  return (
    <Bound control={control} name="grupoId">
      {(field) => (
        <SelectInput
          {...field}
          label="Grupo"
          required
          emptyLabel="Elige un grupo"
          options={rows.map(({ id, nombre, alumnos }) => ({
            value: String(id),
            label: `${nombre} · ${alumnos.length} alumnos`,
          }))}
        />
      )}
    </Bound>
  )
}

function ServiceField({ control }: Pick<AudienceFieldsProps, 'control'>) {
  const { rows = [] } = useServices({})
  return (
    <Bound control={control} name="servicioId">
      {(field) => (
        <SelectInput
          {...field}
          label="Servicio"
          required
          emptyLabel="Elige un servicio"
          options={rows.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
        />
      )}
    </Bound>
  )
}

export function AudienceFields({ cycle, control, setValue, mayMoney }: AudienceFieldsProps) {
  const tipo = useWatch({ control, name: 'tipo' })
  const may = useMay()
  const offered = (Object.keys(KINDS) as AudienceKind[]).filter(
    (kind) =>
      (kind !== 'ADEUDO' || mayMoney) &&
      (kind !== 'GRUPO' || may(groupsRoutes.listByCycle.access)) &&
      (kind !== 'SERVICIO' || may(servicesRoutes.list.access)),
  )
  return (
    <Stack>
      <Bound control={control} name="tipo">
        {(field) => (
          <SelectInput
            {...field}
            label="Familias"
            options={offered.map((value) => ({ value, label: KINDS[value] }))}
          />
        )}
      </Bound>
      {tipo === 'GRADO' && (
        <Bound control={control} name="grado">
          {(field) => (
            <SelectInput
              {...field}
              label="Nivel o grado"
              required
              emptyLabel="Elige un grado"
              options={GRADE_YEAR_OPTIONS}
            />
          )}
        </Bound>
      )}
      {tipo === 'GRUPO' && <GroupField cycle={cycle} control={control} />}
      {tipo === 'SERVICIO' && <ServiceField control={control} />}
      {tipo === 'ADEUDO' && (
        <Bound control={control} name="meses_min">
          {(field) => (
            <NumberInput
              {...field}
              label="Meses de atraso, al menos"
              hint="Quien tiene saldo para cubrirlo, una prórroga de todo o prometió pagar se queda fuera."
            />
          )}
        </Bound>
      )}
      {tipo === 'PADRES' && <PickedFamilies control={control} setValue={setValue} />}
    </Stack>
  )
}
