import type { PupilColumn } from '@contract/imports/pupilColumns.rules'

export const COLUMN_LABELS: Record<PupilColumn, string> = {
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
  responsable2_nombre: 'Segundo responsable',
  responsable2_parentesco: 'Parentesco del segundo responsable',
  responsable2_telefono: 'Teléfono del segundo responsable',
  responsable2_puede_recoger: 'El segundo responsable recoge (sí o no)',
  documentos: 'Documentos entregados en papel',
  nombre_completo: 'Nombre y apellidos, juntos',
  apellidos: 'Los dos apellidos, juntos',
  grado_grupo: 'Grado y grupo, juntos',
}

export const columnTexts = {
  doubts: (columns: string) =>
    `Hay varias columnas que pueden ser: ${columns}. Elige cuál es; si no, se queda fuera.`,
  unused: (headings: string) => `No se usan estas columnas del archivo: ${headings}.`,
} as const
