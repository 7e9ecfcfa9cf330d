/**
 * The headings of the published structure files, in both languages. The French file of occupations
 * heads its codes “Code dela CNP 2021 v1.0”: blanks say nothing, so that the right spelling will do too.
 */
export const classificationHeadings: Record<string, readonly string[]> = {
  code: [
    'Code',
    'Code - NOC 2021 V1.0',
    'Code de la CNP 2021 V1.0',
    'Code - CNP 2021 V1.0',
    'NOC code',
    'NAICS code',
    'Code CNP',
    'Code SCIAN',
  ],
  level: ['Level', 'Niveau'],
  titleEn: ['Class title', 'English title'],
  titleFr: ['Titres de classes', 'Titre de classe', 'Titre français'],
}
