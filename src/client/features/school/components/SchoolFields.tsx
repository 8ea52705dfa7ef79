import type { Control, FieldPathByValue } from 'react-hook-form'
import { DEDUCTIBLE_CAPS, REGIME_NAMES } from '@contract/domain/tax'
import { GRADES, gradeLabel } from '@contract/domain/grades'
import { TAX_LABELS, TAXES } from '@contract/fiscal/taxes.rules'
import { formatPesos } from '@contract/domain/money'
import { MAX_ADDRESS, MAX_SCHOOL_NAME, UNNAMED_SCHOOL } from '@contract/school/school.rules'
import type { School } from '@contract/school/school.schemas'
import { Bound } from '../../../ui/fields/Bound'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { NumberInput } from '../../../ui/fields/NumberInput'
import { PhoneInput } from '../../../ui/fields/PhoneInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { MAIL, TextInput, type TextInputProps } from '../../../ui/fields/TextInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { Stack, Tiles } from '../../../ui/layout/layout'
import { Section } from '../../../ui/page/Section'
import { texts } from '../school.texts'
import type { SchoolValues } from '../school.values'
import { DaysOff } from './DaysOff'

interface FieldsProps {
  control: Control<SchoolValues>
}

interface OwnFieldProps
  extends FieldsProps, Pick<TextInputProps, 'hint' | 'maxLength' | 'inputMode' | 'rows'> {
  name: FieldPathByValue<SchoolValues, string>
  label: string
  required?: boolean
  autoFocus?: boolean
  type?: 'email'
  upper?: boolean
}

function OwnField({ control, name, upper = false, ...look }: OwnFieldProps) {
  const Input = upper ? UppercaseInput : TextInput
  return (
    <Bound control={control} name={name}>
      {(field) => <Input {...field} {...look} />}
    </Bound>
  )
}

interface NameFieldsProps extends FieldsProps {
  school: School
}

export function NameFields({ control, school: { nombre, del_entorno = [] } }: NameFieldsProps) {
  const { fields, fromServer } = texts
  const isGiven = (field: 'nombre' | 'direccion') =>
    del_entorno.includes(field) && !(field === 'nombre' && nombre === UNNAMED_SCHOOL)
  return (
    <Section title="Nombre y contacto" text="El encabezado de recibos, cortes y estados de cuenta.">
      <FieldGrid>
        <div className="wide">
          <OwnField
            control={control}
            name="nombre"
            label={fields.nombre}
            maxLength={MAX_SCHOOL_NAME}
            required
            autoFocus
            {...(isGiven('nombre') ? { hint: fromServer } : {})}
          />
        </div>
        <div className="wide">
          <OwnField
            control={control}
            name="direccion"
            label={fields.direccion}
            rows={3}
            maxLength={MAX_ADDRESS}
            hint={isGiven('direccion') ? fromServer : 'Uno a cuatro renglones, como deben salir en el papel'}
          />
        </div>
        <Bound control={control} name="telefono">
          {(field) => <PhoneInput {...field} label={fields.telefono} />}
        </Bound>
        <OwnField control={control} name="correo" label={fields.correo} {...MAIL} />
      </FieldGrid>
    </Section>
  )
}

const TAX_OPTIONS = TAXES.map((value) => ({ value, label: TAX_LABELS[value] }))
const REGIMES = Object.entries(REGIME_NAMES).map(([value, name]) => ({ value, label: `${value} · ${name}` }))

export function TaxFields({ control }: FieldsProps) {
  const { fields, noRegime } = texts
  return (
    <Section
      title="Datos fiscales"
      text="Como están en la constancia de situación fiscal. Puedes dejarlos para después."
    >
      <FieldGrid>
        <div className="wide">
          <OwnField control={control} name="razon_social" label={fields.razon_social} maxLength={254} upper />
        </div>
        <OwnField control={control} name="rfc" label={fields.rfc} maxLength={40} upper />
        <OwnField
          control={control}
          name="codigo_postal"
          label="Código postal"
          maxLength={10}
          inputMode="numeric"
        />
        <div className="wide">
          <Bound control={control} name="regimen_fiscal">
            {(field) => (
              <SelectInput {...field} label="Régimen fiscal" emptyLabel={noRegime} options={REGIMES} />
            )}
          </Bound>
        </div>
      </FieldGrid>
    </Section>
  )
}

export function LevelFields({ control }: FieldsProps) {
  const { fields } = texts
  return (
    <Section
      title="CCT, RVOE y facturas por nivel"
      text="CCT y RVOE salen en los papeles; con ellos y la clave del SAT se factura. Deja en blanco el nivel que no tengas."
    >
      <Stack>
        {GRADES.map((grade) => {
          const label = (name: string) => `${name} ${gradeLabel(grade).toLowerCase()}`
          return (
            <Tiles key={grade} min={220} align="start">
              <OwnField
                control={control}
                name={`cct_${grade}`}
                label={label('CCT')}
                hint="Como 15PPR1234A"
                maxLength={20}
                upper
              />
              <OwnField control={control} name={`rvoe_${grade}`} label={label('RVOE')} maxLength={60} />
              <OwnField
                control={control}
                name={`clave_producto_${grade}`}
                label={label(fields.clave_producto)}
                hint="8 dígitos, como 86121500"
                maxLength={20}
                inputMode="numeric"
              />
              <Bound control={control} name={`impuesto_${grade}`}>
                {(field) => (
                  <SelectInput
                    {...field}
                    label={label('Impuesto')}
                    hint="Colegiatura, inscripción y recargos; el precio ya lo incluye"
                    options={TAX_OPTIONS}
                    required
                  />
                )}
              </Bound>
              <Bound control={control} name={`tope_deducible_${grade}`}>
                {(field) => (
                  <MoneyInput
                    {...field}
                    label={label(fields.tope_deducible)}
                    hint={`Por alumno y año; en blanco vale el del decreto, ${formatPesos(DEDUCTIBLE_CAPS[grade])}`}
                  />
                )}
              </Bound>
            </Tiles>
          )
        })}
      </Stack>
    </Section>
  )
}

export function PaperFields({ control, school: { folio_fijo = false, folio_inicial } }: NameFieldsProps) {
  const { fields, sections, folioFixed } = texts
  return (
    <>
      <Section title="Recibos" text="El primer recibo lleva este folio; los demás siguen de uno en uno.">
        <FieldGrid>
          <Bound control={control} name="folio_inicial">
            {(field) => (
              <NumberInput
                {...field}
                label={fields.folio_inicial}
                disabled={folio_fijo}
                required={!folio_fijo}
                hint={
                  folio_fijo
                    ? folioFixed(folio_inicial)
                    : 'El que sigue en tu talonario: si el último fue el 4,212, escribe 4213'
                }
              />
            )}
          </Bound>
        </FieldGrid>
      </Section>
      <Section title={sections.signer} text="Para los papeles que la escuela firma.">
        <FieldGrid>
          <OwnField control={control} name="firma_nombre" label="Nombre de quien firma" maxLength={120} />
          <OwnField
            control={control}
            name="firma_cargo"
            label="Cargo"
            hint="Como Directora general"
            maxLength={120}
          />
        </FieldGrid>
      </Section>
    </>
  )
}

export function DayFields({ control }: FieldsProps) {
  const { sections } = texts
  return (
    <Section
      title={sections.days}
      text="Días sin clases de tu calendario: puentes, vacaciones y fiestas de la escuela."
    >
      <Bound control={control} name="dias_inhabiles">
        {({ value, error, onChange }) => <DaysOff value={value} error={error} onChange={onChange} />}
      </Bound>
    </Section>
  )
}
