import type { ImportColumn } from '@contract/imports/imports.rules'

export const COLUMN_LABELS: Record<ImportColumn, string> = {
  nombres: 'Nombres',
  paterno: 'Apellido paterno',
  materno: 'Apellido materno',
  curp: 'CURP',
  numero_control: 'Número de control',
  fecha_nacimiento: 'Fecha de nacimiento',
  grado: 'Nivel (preescolar o primaria)',
  gradoNumero: 'Grado (1 a 6)',
  padre: 'Padre o tutor',
  telefono: 'Teléfono',
  correo: 'Correo',
  alergias: 'Alergias',
}
