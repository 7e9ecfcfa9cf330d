import type { Translated } from '#kit/contract/strings.ts'
import type { participantSheetsWebEn } from './strings.en.ts'

export const participantSheetsWebFr: Translated<typeof participantSheetsWebEn> = {
  sheet: {
    intro:
      'Pour un employeur : inscrivez une seule fois ce qui est commun, et chaque participant sur une ligne. Chaque ligne devient une demande; chaque participant reçoit par courriel un lien vers sa partie.',
    ownIntro:
      'Inscrivez une seule fois ce qui est commun, et chaque participant sur une ligne. Chaque ligne devient une demande; chaque participant reçoit par courriel un lien vers sa partie.',
    program: 'Programme et employeur',
    programHint: 'Seuls les programmes qui acceptent des demandes en ce moment figurent ici.',
    language: 'Langue des demandes',
    one: 'Saisir une seule demande',
    startOver: 'Commencer une nouvelle feuille',
    forEmployees: 'Présentez votre demande au moyen du formulaire prévu pour votre partie.',
    toForm: 'Ouvrir le formulaire',
  },
  actions: {
    withdrawAll: 'Retirer les demandes',
    showSubmitted: 'Afficher les demandes présentées',
  },
  submitted: {
    list: 'Demandes de cette feuille',
    undecided: '{count, number} sur {total, number} sans décision',
  },
  bulk: {
    result: '{done} sur {total} retirées',
    withdrawAll: {
      title: 'Retirer {open, plural, =0 {les demandes} one {# demande} other {# demandes}}?',
      body: '{open, plural, one {# demande n’est pas encore décidée et sera close sans décision.} other {# demandes ne sont pas encore décidées et seront closes sans décision.}}{decided, plural, =0 {} one { # demande est décidée et demeure.} other { # demandes sont décidées et demeurent.}} Chaque participant en est informé.',
      verb: 'Retirer {open, plural, =0 {les demandes} one {# demande} other {# demandes}}',
      fields: { reason: 'Motif' },
    },
  },
  grid: {
    title: 'Participants',
    intro:
      'Écrivez dans les cellules, ou copiez-les d’un tableur et collez-les ici; les titres en français ou en anglais sont reconnus. Jusqu’à {most, number} participants. La date de naissance sert à vérifier l’âge et n’est pas transmise.',
    row: 'Ligne',
    state: 'Résultat',
    optional: 'Facultatif',
    cell: '{label}, ligne {row}',
    remove: 'Retirer la ligne {row}',
    upload: 'Téléverser un fichier',
    uploadHint: 'Classeur Excel (.xlsx) ou fichier CSV; vous pouvez aussi le déposer ici.',
    drop: 'Déposez le fichier ici',
    template: 'Télécharger le modèle',
    unused: 'Colonnes non utilisées : {columns}',
    own: 'Certains participants ont leurs propres titre de poste, dates, heures ou salaire',
    waiting: 'Présentation…',
    notTaken: 'Ces lignes n’ont pas été ajoutées',
    notSaved: 'L’enregistrement n’a pas été possible',
    standing:
      '{ready, plural, =0 {Aucune ligne n’est prête} one {# ligne est prête} other {# lignes sont prêtes}}{wrong, plural, =0 {} one {, # est à corriger} other {, # sont à corriger}}',
    stillWaiting:
      '{count, plural, one {# demande est en voie d’être présentée…} other {# demandes sont en voie d’être présentées…}}',
    sent: '{count, plural, one {# demande présentée} other {# demandes présentées}}',
    room: '{room, plural, =0 {Le programme n’a plus de place pour cet employeur} one {Le programme a encore # place pour cet employeur} other {Le programme a encore # places pour cet employeur}}. Vous pouvez présenter les demandes; l’approbation est limitée à ce nombre.',
  },
  earlier: {
    title: 'Feuilles présentées dans la dernière année',
    standing:
      '{applications, plural, one {# demande} other {# demandes}}, {undecided, plural, =0 {toutes décidées} other {# sans décision}}',
    newer: 'Feuilles plus récentes',
    older: 'Feuilles plus anciennes',
  },
  way: {
    title: 'Des lignes sont déjà saisies',
    body: '{count, plural, one {# ligne est saisie et n’est pas présentée. Que doit-elle devenir?} other {# lignes sont saisies et ne sont pas présentées. Que doivent-elles devenir?}}',
    label: 'Lignes du fichier {name}',
    add: 'Ajouter ces lignes en dessous',
    replace: 'Remplacer les lignes saisies',
    verb: 'Reprendre les lignes',
  },
  submit: {
    verb: 'Présenter {count, plural, =0 {les demandes} one {# demande} other {# demandes}}',
    begun:
      '{count, plural, one {# demande est en voie d’être présentée} other {# demandes sont en voie d’être présentées}}',
  },
  saving: {
    saved: 'Enregistré',
    saving: 'Enregistrement…',
    unsaved: 'Pas encore enregistré',
    failed:
      'Non enregistré. Ce que vous avez écrit reste ici; nouvel essai à la prochaine modification.',
  },
}
