import type { Translated } from '#kit/contract/strings.ts'
import type { fillingEn } from './filling-strings.en.ts'

export const fillingFr: Translated<typeof fillingEn> = {
  steps: {
    count: 'Étape {number} sur {total}',
    number: 'Étape {number}',
    list: 'Étapes de ce formulaire',
    all: 'Toutes les étapes',
    done: 'terminée',
  },
  optional: '{label} (facultatif)',
  unanswered: 'Répondez à cette question',
  dateParts: { day: 'Jour', month: 'Mois', year: 'Année' },
  hints: {
    date: 'Par exemple, 27 3 {year}',
    phone: 'Avec l’indicatif régional',
  },
  statements: {
    title: 'Déclarations',
    confirm: 'Je confirme chacun de ces énoncés',
  },
  given: {
    yes: 'Réponse donnée; elle n’est plus affichée',
    again:
      'Vous avez déjà répondu. La réponse n’est plus affichée; une nouvelle réponse la remplace.',
  },
  group: {
    full: 'Toutes les entrées possibles sont ajoutées',
    add: 'Ajouter une entrée',
    remove: 'Retirer l’entrée',
    answer: '{question} : {answer}',
    removeEntry: 'Retirer l’entrée : {entry}',
  },
  documents: {
    mandatory: 'obligatoire',
    optional: '(facultatif)',
    choose: 'Choisir un fichier',
    chooseFor: 'Choisir un fichier pour « {document} »',
    another: 'Ajouter un autre fichier',
    anotherFor: 'Ajouter un autre fichier pour « {document} »',
    remove: 'Retirer le fichier',
    removeFile: 'Retirer le fichier : {name}',
    uploading: 'Téléversement : {name}…',
    added: '{name} téléversé',
    removed: '{name} retiré',
    tooLarge:
      'Choisissez un fichier d’au plus 10 Mo; une numérisation en noir et blanc suffit souvent.',
    missing: 'Téléversez ce document',
    none: 'Aucun fichier',
  },
  check: {
    title: 'Vérifiez vos réponses',
    intro: 'Rien n’est encore envoyé. Vous pouvez tout modifier.',
    change: 'Modifier',
    unanswered: 'Pas encore de réponse',
    notGiven: 'Non fourni',
    anHour: '{amount} l’heure',
    ofMost: '{value} sur {most}',
    confirmed: '{count, plural, one {# déclaration confirmée} other {# déclarations confirmées}}',
    unsaved: 'Vos dernières réponses n’ont pu être enregistrées; rien n’est envoyé. Réessayez.',
  },
  moved: {
    title: 'Les questions ont changé depuis que vous avez commencé',
    again: 'Revoyez ces pages :',
    setAside: 'Ne sont plus posées : {questions}',
    seen: 'J’ai lu ceci',
  },
  countsFor: {
    employer:
      'Session ouverte : {person}. Or ce formulaire est pour {employer} : par le lien, ce que vous envoyez compte en son nom.',
    participant:
      'Session ouverte : {person}. Or le lien de ce formulaire a été envoyé à une autre personne : ce que vous envoyez compte en son nom.',
  },
  nav: {
    go: 'Continuer',
    goBack: 'Retour',
    toCheck: 'Revenir à la vérification',
  },
  saving: {
    saved: 'Enregistré à {time}',
    saving: 'Enregistrement…',
    unsaved: 'Pas encore enregistré',
    offline:
      'Aucune connexion. Vos réponses restent sur cet appareil et s’enregistreront à son retour.',
    failed:
      'L’enregistrement ne fonctionne pas en ce moment. Vos réponses restent sur cet appareil; nous réessayons.',
  },
  link: {
    title: 'Poursuivre sur un autre appareil',
    intro: 'Nous vous envoyons un lien pour poursuivre sur n’importe quel appareil.',
    open: 'M’envoyer un lien',
    email: 'Votre courriel',
    send: 'Envoyer le lien',
    sent: 'Nous avons envoyé le lien à {email}.',
  },
  fresh: {
    expiredTitle: 'Ce lien n’est plus valide',
    expiredBody:
      'Pour votre sécurité, un lien n’est valable qu’un certain temps, et un lien plus récent le remplace. Vos réponses sont toujours là. Nous pouvons envoyer un nouveau lien à la même adresse.',
    send: 'M’envoyer un nouveau lien',
    sent: 'Si nous connaissons une adresse, un nouveau lien vient d’y être envoyé.',
    unknownTitle: 'Ce lien ne fonctionne pas',
    unknownBody:
      'Il manque peut-être une partie de l’adresse. Ouvrez le lien complet depuis le courriel.',
    toStart: 'Retour à l’accueil',
  },
  problems: {
    linkExpired:
      'Votre lien est expiré. Vos réponses sont en sécurité : demandez un nouveau lien pour poursuivre.',
    alreadySubmitted: 'C’est déjà envoyé, peut-être depuis un autre appareil ou un autre onglet.',
    tooFast: 'C’était très rapide. Relisez vos réponses, puis envoyez de nouveau.',
    formChanged:
      'Le formulaire a changé depuis que vous l’avez vu. Revérifiez vos réponses, puis envoyez.',
    tooLarge: 'C’est trop volumineux pour être envoyé.',
    tooManyRequests:
      '{seconds, plural, =0 {Trop de tentatives. Patientez un moment; rien n’est perdu.} one {Trop de tentatives. Patientez # seconde; rien n’est perdu.} other {Trop de tentatives. Patientez # secondes; rien n’est perdu.}}',
    notFound: 'Nous n’avons plus ces réponses.',
    invalid: 'Certaines réponses sont à corriger.',
    show: 'Afficher ce qui est envoyé',
    retry: 'Réessayer',
  },
  already: {
    title: 'C’est déjà envoyé',
  },
  website: 'Laissez ce champ vide',
  opening: 'Ouverture de votre demande…',
}
