-- Who recommends a rejection says why, as whoever rejects does: what the applicant is to read.
alter table applications
  add column recommended_reasons text[] not null default '{}',
  add column recommended_applicant_note text,
  add constraint applications_recommended_reasons_check check (
    recommended_by is not null
      or (cardinality(recommended_reasons) = 0 and recommended_applicant_note is null));
